import './styles/staff.css';
import './styles/parts.css';
import './styles/charts.css';
import './styles/desk.css';
import './styles/print.css';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import { Suspense, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { isWorthARetry } from '../shared/requests/retry.ts';
import * as comments from './comments/routes.tsx';
import { HomePage } from './home/home-page.tsx';
import * as imports from './imports/routes.tsx';
import * as messageSuppressions from './message-suppressions/routes.tsx';
import * as messageTemplates from './message-templates/routes.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { MissingPage } from './parts/failure-page.tsx';
import { LoadingPage } from './parts/loading-page.tsx';
import * as periods from './periods/routes.tsx';
import * as reports from './reports/routes.tsx';
import * as results from './results/routes.tsx';
import * as search from './search/routes.tsx';
import type { AreaRoute, NavigationEntry } from './session/area.ts';
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
  ...[imports, tokens, webhooks],
];

const Pages = () => {
  const { account } = useStaff();
  const [path] = useLocation();
  const open = areas.filter(({ entry }) => entry.isFor(account));
  const entries = open.map(({ entry }) => entry);
  return (
    <>
      <StaffHeader entries={entries} />
      <ErrorBoundary key={path}>
        <Suspense fallback={<LoadingPage />}>
          <Switch>
            <Route path="/home">
              <HomePage entries={entries} />
            </Route>
            {[...open.flatMap(({ routes }) => routes), ...search.routes]
              .filter(({ isFor }) => isFor?.(account) ?? true)
              .map(({ path: each, page: Page }) => (
                <Route key={each} path={each}>
                  {/* A path that matches has a text for each of its parameters. */}
                  {(params) => <Page key={path} params={params as Readonly<Record<string, string>>} />}
                </Route>
              ))}
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

// What was deleted meanwhile is not shown from memory, with buttons that can do nothing.
const forgetGone = new QueryCache({
  onError: (error, query) => {
    if (error instanceof FacetError && error.status === 404) query.setState({ data: undefined });
  },
});

/** The part of the application for those who sign in. */
export const StaffApp = () => {
  const [path] = useLocation();
  const [queries] = useState(
    () =>
      new QueryClient({
        queryCache: forgetGone,
        defaultOptions: {
          queries: { retry: isWorthARetry, staleTime: 10_000, networkMode: 'always' },
          // A change without a connection fails at once, rather than being sent later, when nobody wants it any more.
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return (
    <QueryClientProvider client={queries}>
      <ErrorBoundary>{path === '/signed-out' ? <SignedOutPage /> : <SignedIn />}</ErrorBoundary>
    </QueryClientProvider>
  );
};
