import { Link } from 'wouter';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { useResults } from '../results/queries.ts';
import { latest, ResultCard } from '../results/result-card.tsx';
import { messages } from './messages.ts';

const mostShown = 5;

/** Lists the latest results that the account may see. */
export const LatestResults = () => {
  const { data: list, isPending } = useResults(latest);
  if (list === undefined) return isPending ? <Loading /> : null;
  if (list.data.length === 0)
    return (
      <EmptyState title={messages.noResults}>
        <p>{messages.noResultsLead}</p>
      </EmptyState>
    );
  return (
    <section>
      <h2>{messages.results}</h2>
      <ul className="cards">
        {list.data.slice(0, mostShown).map((result) => (
          <ResultCard key={result.id} result={result} list={list} href={`/results/evaluations/${result.id}`} />
        ))}
      </ul>
      {list.data.length > mostShown && (
        <p>
          <Link href="/results">{messages.allResults}</Link>
        </p>
      )}
    </section>
  );
};
