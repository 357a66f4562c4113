import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { SignInConfig } from '../../shared/sign-in/config.ts';
import {
  beginSignIn,
  problemOf,
  type SignedIn,
  type SignInProblem,
  signOutAddress,
} from '../../shared/sign-in/sign-in.ts';
import { LoadingPage } from '../parts/loading-page.tsx';
import { openApi } from './api.ts';
import { EndedDialog } from './ended-dialog.tsx';
import { Outside, ProblemPage } from './sign-in-pages.tsx';
import { type Staff, StaffContext } from './staff.tsx';
import { forgetStaff, noteStaff } from './staff-tab.ts';

/** Reads the account of the person who has signed in. */
export const AccountGate = ({
  config,
  signedIn,
  sendsMail,
  children,
}: {
  readonly config: SignInConfig;
  readonly signedIn: SignedIn;
  readonly sendsMail: boolean;
  readonly children: ReactNode;
}) => {
  const [path] = useLocation();
  const [hasEnded, setHasEnded] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const queries = useQueryClient();
  const ask = useMemo(
    () =>
      openApi(signedIn, () => {
        // An automatic refetch would show the dialog again above a page that the user wants to read first.
        focusManager.setFocused(false);
        setHasEnded(true);
      }),
    [signedIn],
  );
  const {
    data: account,
    error,
    refetch,
  } = useQuery({
    queryKey: ['account'],
    queryFn: () => ask((client) => client.get('/api/v1/my/account')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const staff = useMemo(
    (): Staff | undefined =>
      account && {
        ask,
        account,
        sendsMail,
        signOut: () => {
          forgetStaff(window);
          // The address loads another document, so nothing of this one stays in memory.
          void signOutAddress(config).then((address) => window.location.replace(address));
          queries.clear();
        },
      },
    [account, ask, config, queries, sendsMail],
  );
  useEffect(() => {
    if (staff !== undefined) noteStaff(window);
  }, [staff]);
  const signInAgain = (prompt?: 'login'): void => {
    setProblem(undefined);
    beginSignIn(config, { home: '/home', path: path + window.location.search, prompt }).catch((failure: unknown) =>
      setProblem(problemOf(failure)),
    );
  };
  if (staff !== undefined) {
    return (
      <StaffContext value={staff}>
        {children}
        {hasEnded && (
          <EndedDialog problem={problem} signInAgain={() => signInAgain()} close={() => setHasEnded(false)} />
        )}
      </StaffContext>
    );
  }
  if (error === null)
    return (
      <Outside>
        <LoadingPage />
      </Outside>
    );
  // The service would refuse another new token too, so the provider is not asked for one.
  const isUnknown = error instanceof FacetError && (error.status === 401 || error.status === 403);
  return isUnknown ? (
    <ProblemPage problem={problem ?? 'unknown'} someoneElse={() => signInAgain('login')} />
  ) : (
    <ProblemPage problem="failed" retry={() => void refetch()} />
  );
};
