import './styles/staff.css';
import './styles/parts.css';
import './styles/charts.css';
import './styles/desk.css';
import './styles/print.css';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import { Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ownLanguage } from '../shared/language/own-language.ts';
import { isWorthARetry } from '../shared/requests/retry.ts';
import { Footer } from '../ui/institution/frame.tsx';
import * as classes from './classes/routes.tsx';
import * as comments from './comments/routes.tsx';
import { HomePage } from './home/home-page.tsx';
import * as imports from './imports/routes.tsx';
import * as institution from './institution/routes.tsx';
import * as learningPlatforms from './learning-platforms/routes.tsx';
import * as messageSuppressions from './message-suppressions/routes.tsx';
import * as messageTemplates from './message-templates/routes.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { ForbiddenPage, MissingPage } from './parts/failure-page.tsx';
import { LoadingPage } from './parts/loading-page.tsx';
import type { Right } from './parts/messages.ts';
import * as periods from './periods/routes.tsx';
import * as questionBank from './question-bank/routes.tsx';
import * as reports from './reports/routes.tsx';
import * as results from './results/routes.tsx';
import * as search from './search/routes.tsx';
import type { Account } from './session/account.ts';
import type { Access, AreaRoute, NavigationEntry } from './session/area.ts';
import { SignInGate } from './session/sign-in-gate.tsx';
import { SignedOutPage } from './session/sign-in-pages.tsx';
import { useStaff } from './session/staff.tsx';
import { StaffHeader } from './staff-header.tsx';
import * as tokens from './tokens/routes.tsx';
import * as webhooks from './webhooks/routes.tsx';

interface Area {
  readonly routes: readonly AreaRoute[];
  readonly entry: NavigationEntry;
}

/** The areas in the order of the navigation. */
const areas: readonly Area[] = [
  ...[periods, results, reports, comments],
  { ...messageTemplates, routes: [...messageTemplates.routes, ...messageSuppressions.routes] },
  ...[questionBank, imports, institution, learningPlatforms, tokens, webhooks],
];

/**
 * All pages, each with its access. The search box leads to the search pages, and the start page to the pages of
 * classes.
 */
const pages: readonly (readonly [AreaRoute, Access])[] = [
  ...areas.flatMap(({ routes, entry }) => routes.map((route) => [route, entry] as const)),
  ...[search, classes].flatMap(({ routes, access }) => routes.map((route) => [route, access] as const)),
];

/** Returns the right that an account lacks for a page; undefined if the account may open the page. */
const lackedFor = (account: Account, access: Access, { isFor, right }: AreaRoute): Right | undefined => {
  if (!access.isFor(account)) return access.right;
  return isFor?.(account) === false ? (right ?? access.right) : undefined;
};

const Pages = () => {
  const { account } = useStaff();
  const [path] = useLocation();
  const entries = areas.map(({ entry }) => entry).filter(({ isFor }) => isFor(account));
  return (
    <>
      <StaffHeader entries={entries} />
      <ErrorBoundary key={path}>
        <Suspense fallback={<LoadingPage />}>
          <Switch>
            <Route path="/home">
              <HomePage entries={entries} />
            </Route>
            {pages.map(([route, access]) => {
              const { path: each, page: Page } = route;
              const right = lackedFor(account, access, route);
              return (
                <Route key={each} path={each}>
                  {/* A matching path has a value for each of its parameters. */}
                  {(params) =>
                    right === undefined ? (
                      <Page key={path} params={params as Readonly<Record<string, string>>} />
                    ) : (
                      <ForbiddenPage right={right} />
                    )
                  }
                </Route>
              );
            })}
            <Route>
              <MissingPage />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  );
};

const SignedIn = () => (
  <SignInGate>
    <Pages />
  </SignInGate>
);

// A record that was deleted meanwhile is not shown from the cache, because its buttons could do nothing.
const forgetGone = new QueryCache({
  onError: (error, query) => {
    if (error instanceof FacetError && error.status === 404) query.setState({ data: undefined });
  },
});

/** Renders the part of the application for people who sign in. */
export const StaffApp = () => {
  useEffect(() => {
    document.documentElement.lang = ownLanguage;
  }, []);
  const [path] = useLocation();
  const [queries] = useState(
    () =>
      new QueryClient({
        queryCache: forgetGone,
        defaultOptions: {
          queries: { retry: isWorthARetry, staleTime: 10_000, networkMode: 'always' },
          // A change without a connection fails at once. It is not sent later, when the user no longer wants it.
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <QueryClientProvider client={queries}>
      <ErrorBoundary>{path === '/signed-out' ? <SignedOutPage /> : <SignedIn />}</ErrorBoundary>
      <Footer own={ownLanguage} />
    </QueryClientProvider>
  );
};
