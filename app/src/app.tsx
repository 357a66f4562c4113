import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import { Route, Router, Switch } from 'wouter';
import { LanguageProvider } from './language/language.tsx';
import { EvaluationPage } from './pages/evaluation-page.tsx';
import { EvaluationsPage } from './pages/evaluations-page.tsx';
import { MissingPage } from './pages/missing-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import { Header } from './parts/header.tsx';
import type { Invitation } from './session/invitation-code.ts';
import { useVisit, VisitProvider } from './session/visit.tsx';

// What the service refuses it refuses the next time as well.
const isWorthARetry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof FacetError && error.status < 500);

const queries = new QueryClient({
  defaultOptions: { queries: { retry: isWorthARetry, staleTime: 10_000, networkMode: 'always' } },
});

const Pages = () => {
  const { opened } = useVisit();
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

export const App = ({ invitation }: { readonly invitation: Invitation }) => (
  <QueryClientProvider client={queries}>
    <LanguageProvider>
      <VisitProvider invitation={invitation}>
        <Router base="/app">
          <Header />
          <Pages />
        </Router>
      </VisitProvider>
    </LanguageProvider>
  </QueryClientProvider>
);
