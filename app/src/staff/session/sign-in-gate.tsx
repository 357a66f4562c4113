import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readConfig, type SignInConfig } from '../../shared/sign-in/config.ts';
import { takeResponse } from '../../shared/sign-in/pending.ts';
import { beginSignIn, endSignIn, problemOf, type SignedIn, type SignInProblem } from '../../shared/sign-in/sign-in.ts';
import { LoadingPage } from '../parts/loading-page.tsx';
import { messages } from '../parts/messages.ts';
import { AccountGate } from './account-gate.tsx';
import { NotSetUpPage, Outside, ProblemPage } from './sign-in-pages.tsx';

type Standing =
  | { readonly kind: 'under_way' | 'not_set_up' }
  | { readonly kind: 'problem'; readonly problem: SignInProblem }
  | {
      readonly kind: 'signed_in';
      readonly config: SignInConfig;
      readonly signedIn: SignedIn;
      readonly sendsMail: boolean;
    };

const home = '/home';

const underWay: Standing = { kind: 'under_way' };

/** Completes the sign-in whose response is in the address, or begins one. */
const arrive = async (path: string, open: (path: string) => void): Promise<Standing> => {
  const response = takeResponse(window);
  const { sign_in: config, sends_mail: sendsMail } = await readConfig();
  if (config === null) return { kind: 'not_set_up' };
  if (response === undefined) {
    await beginSignIn(config, { home, path });
    return underWay;
  }
  const { signedIn, returnTo } = await endSignIn(config, response, home);
  open(returnTo);
  return { kind: 'signed_in', config, signedIn, sendsMail };
};

/** Shows its children to people who have signed in, and sends all others to the institution's provider. */
export const SignInGate = ({ children }: { readonly children: ReactNode }) => {
  const [path, navigate] = useLocation();
  const [standing, setStanding] = useState<Standing>(underWay);
  const begin = useCallback(
    (from: string) => {
      setStanding(underWay);
      arrive(from, (returnTo) => navigate(returnTo, { replace: true })).then(setStanding, (error: unknown) =>
        setStanding({ kind: 'problem', problem: problemOf(error) }),
      );
    },
    [navigate],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who goes from page to page has signed in already.
  useEffect(() => begin(path + window.location.search), []);
  switch (standing.kind) {
    case 'under_way':
      return (
        <Outside>
          <LoadingPage text={messages.signingIn} />
        </Outside>
      );
    case 'not_set_up':
      return <NotSetUpPage />;
    case 'problem':
      return <ProblemPage problem={standing.problem} retry={() => begin(home)} />;
    default:
      return (
        <AccountGate config={standing.config} signedIn={standing.signedIn} sendsMail={standing.sendsMail}>
          {children}
        </AccountGate>
      );
  }
};
