import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { LanguageProvider, useLanguage } from './shared/language/language.tsx';
import { isForStaff, isForStudents } from './shared/paths.ts';
import { isWorthARetry } from './shared/requests/retry.ts';
import { isStudentsTab } from './shared/sign-in/part.ts';
import { isStaffs } from './staff/session/staff-tab.ts';
import { useNewsOfOtherTabs } from './student/answering/queries.ts';
import { useVisit, VisitProvider } from './student/answering/visit.tsx';
import { EvaluationPage } from './student/pages/evaluation-page.tsx';
import { EvaluationsPage } from './student/pages/evaluations-page.tsx';
import { later } from './student/pages/later-page.tsx';
import { LoadingPage } from './student/pages/loading-page.tsx';
import { MissingPage } from './student/pages/missing-page.tsx';
import { StartPage } from './student/pages/start-page.tsx';
import { Header } from './student/parts/header.tsx';
import type { Invitation } from './student/session/invitation-code.ts';
import { Footer } from './ui/institution/frame.tsx';

// Students never load it.
const StaffApp = later(async () => (await import('./staff/staff-app.tsx')).StaffApp);

// Students with a link never load them.
const LaunchPage = later(async () => (await import('./student/launch/launch-page.tsx')).LaunchPage);

const ArrivalPage = later(async () => (await import('./student/signing-in/arrival-page.tsx')).ArrivalPage);

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
      <Route path="/signed-in">
        <Suspense fallback={<LoadingPage />}>
          <ArrivalPage />
        </Suspense>
      </Route>
      <Route path="/lti">
        <Suspense fallback={<LoadingPage />}>
          <LaunchPage />
        </Suspense>
      </Route>
      <Route path="/signed-out">
        <StartPage />
      </Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
};

const StudentFooter = () => <Footer own={useLanguage().own} />;

const StudentApp = ({ invitation }: { readonly invitation: Invitation }) => (
  <QueryClientProvider client={queries}>
    <LanguageProvider>
      <VisitProvider invitation={invitation}>
        <Header />
        <Pages />
        <StudentFooter />
      </VisitProvider>
    </LanguageProvider>
  </QueryClientProvider>
);

const Parts = ({ invitation }: { readonly invitation: Invitation }) => {
  const [path] = useLocation();
  // The tab decides whose sign-in the provider has led back from, and who sees the page for an unknown address.
  const isStudents = isForStudents(path) || (path.startsWith('/signed-') && isStudentsTab(window));
  const leadsStaffNowhere = invitation.code === undefined && isStaffs(window);
  return !isStudents && (isForStaff(path) || leadsStaffNowhere) ? (
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
