import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { LanguageProvider } from './shared/language/language.tsx';
import { isForStaff, isForStudents } from './shared/paths.ts';
import { isWorthARetry } from './shared/requests/retry.ts';
import { isStaffs } from './staff/session/staff-tab.ts';
import { useNewsOfOtherTabs } from './student/answering/queries.ts';
import { useVisit, VisitProvider } from './student/answering/visit.tsx';
import { EvaluationPage } from './student/pages/evaluation-page.tsx';
import { EvaluationsPage } from './student/pages/evaluations-page.tsx';
import { FailurePage } from './student/pages/failure-page.tsx';
import { MissingPage } from './student/pages/missing-page.tsx';
import { StartPage } from './student/pages/start-page.tsx';
import { Header } from './student/parts/header.tsx';
import type { Invitation } from './student/session/invitation-code.ts';

const NotLoaded = () => (
  <LanguageProvider>
    <FailurePage error={new Error('not loaded')} retry={() => window.location.reload()} />
  </LanguageProvider>
);

// Students never load it. If it cannot be loaded, a page says so.
const StaffApp = lazy(async () => {
  try {
    return { default: (await import('./staff/staff-app.tsx')).StaffApp };
  } catch {
    return { default: NotLoaded };
  }
});

const queries = new QueryClient({
  defaultOptions: { queries: { retry: isWorthARetry, staleTime: 10_000, networkMode: 'always' } },
});

const Pages = () => {
  const { opened } = useVisit();
  useNewsOfOtherTabs();
  return (
    <Switch>
      <Route path="/">{opened === undefined ? <StartPage /> : <EvaluationsPage />}</Route>
      <Route path="/evaluations/:id">
        {({ id }) => (opened === undefined ? <StartPage /> : <EvaluationPage key={id} id={id} />)}
      </Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
};

const StudentApp = ({ invitation }: { readonly invitation: Invitation }) => (
  <QueryClientProvider client={queries}>
    <LanguageProvider>
      <VisitProvider invitation={invitation}>
        <Header />
        <Pages />
      </VisitProvider>
    </LanguageProvider>
  </QueryClientProvider>
);

const Parts = ({ invitation }: { readonly invitation: Invitation }) => {
  const [path] = useLocation();
  // The tab decides whether staff or students see the page for an unknown address.
  const leadsStaffNowhere = !isForStudents(path) && invitation.code === undefined && isStaffs(window);
  return isForStaff(path) || leadsStaffNowhere ? (
    <Suspense>
      <StaffApp />
    </Suspense>
  ) : (
    <StudentApp invitation={invitation} />
  );
};

export const App = ({ invitation }: { readonly invitation: Invitation }) => (
  <Router base="/app">
    <Parts invitation={invitation} />
  </Router>
);
