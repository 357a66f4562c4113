import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../shared/language/language.tsx';
import { readConfig, type SignInConfig } from '../../shared/sign-in/config.ts';
import { takeResponse } from '../../shared/sign-in/pending.ts';
import { endSignIn, problemOf, SignInError, type SignInProblem, signOutAddress } from '../../shared/sign-in/sign-in.ts';
import { useVisit, type WayIn } from '../answering/visit.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { Page } from '../parts/page.tsx';
import { clientOf } from '../session/session.ts';
import { SignInButton } from './sign-in-button.tsx';
import { wordsIn } from './words.ts';

/** Returns the access of a student who has signed in. Only the memory of the page holds the provider's token. */
const wayInBy = (config: SignInConfig, token: string): WayIn => {
  let resolve = (_key: string): void => {};
  const secret = new Promise<string>((resolved) => {
    resolve = resolved;
  });
  return {
    redeem: async () => {
      const { meta } = await clientOf(token).post('/api/v1/answering_tokens');
      resolve(meta.draft_key);
      return meta.answering_tokens.map(({ student, period, token: granted }) => ({
        key: `${student} ${period.id}`,
        period,
        token: granted,
      }));
    },
    secret,
    // The provider signs the student out, so that the next person at a shared device does not continue as this one.
    leave: () => {
      void signOutAddress(config).then((address) => window.location.replace(address));
    },
  };
};

const arrive = async () => {
  const response = takeResponse(window);
  const { sign_in: config } = await readConfig();
  if (config === null || response === undefined) throw new SignInError('not_begun_here');
  const { signedIn, returnTo } = await endSignIn(config, response, '/');
  return { way: wayInBy(config, signedIn.token), returnTo };
};

/** Renders the page to which the provider sends the student back: it opens the visit, or says why it cannot. */
export const ArrivalPage = () => {
  const words = wordsIn(useLanguage().own);
  const { enter } = useVisit();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<SignInProblem>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer of the provider is used once.
  useEffect(() => {
    arrive().then(
      ({ way, returnTo }) => {
        enter(way);
        navigate(returnTo, { replace: true });
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, []);
  if (problem === undefined) return <LoadingPage />;
  const [title, text] = words.problem[problem];
  return (
    <Page title={title}>
      <p className="lead">{text}</p>
      <SignInButton />
    </Page>
  );
};
