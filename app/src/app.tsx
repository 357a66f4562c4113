import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useNewsOfOtherTabs } from './answering/queries.ts';
import { LanguageProvider } from './language/language.tsx';
import { EvaluationPage } from './pages/evaluation-page.tsx';
import { EvaluationsPage } from './pages/evaluations-page.tsx';
import { FailurePage } from './pages/failure-page.tsx';
import { MissingPage } from './pages/missing-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import { Header } from './parts/header.tsx';
import { isWorthARetry } from './parts/retry.ts';
import type { Invitation } from './session/invitation-code.ts';
import { useVisit, VisitProvider } from './session/visit.tsx';
import { isForStaff, isForStudents } from './staff/paths.ts';
import { isStaffs } from './staff/session/staff-tab.ts';

const NotLoaded = () => (
  <LanguageProvider>
    <FailurePage error={new Error('not loaded')} retry={() => window.location.reload()} />
  </LanguageProvider>
);

// No student loads any of it. Where it does not come, a page says so.
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
  // Of an address that leads nowhere, the tab tells whose page says so.
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
