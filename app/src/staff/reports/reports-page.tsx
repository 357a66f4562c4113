import { Link } from 'wouter';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { toDay } from '../results/format.ts';
import { type ListedResult, useResults } from '../results/list-queries.ts';
import { messages as resultMessages } from '../results/messages.ts';
import { ResponseRate } from '../results/result-head.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import '../results/results.css';

const latest = { filters: {}, sort: '-created_at', place: undefined } as const;

const ReportCard = ({ result: { id, attributes } }: { readonly result: ListedResult }) => (
  <li className="card">
    <h3>
      <Link href={`/reports/evaluations/${id}`}>{attributes.name ?? resultMessages.unnamed}</Link>
    </h3>
    <p className="muted">
      {attributes.closed_on !== null && (
        <span>
          {resultMessages.closedOn} {toDay(attributes.closed_on)}
        </span>
      )}
      {attributes.status === 'withheld' ? (
        <span className="badge">{resultMessages.withheld[attributes.withheld_because ?? 'role'][0]}</span>
      ) : (
        <ResponseRate attributes={attributes} />
      )}
    </p>
  </li>
);

const Reports = ({ results, title }: { readonly results: readonly ListedResult[]; readonly title: string }) =>
  results.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className="cards">
        {results.map((result) => (
          <ReportCard key={result.id} result={result} />
        ))}
      </ul>
    </section>
  );

/** The reports of those who teach, and of those who chair a department. */
export const ReportsPage = () => {
  const { account } = useStaff();
  const { data: list, error, refetch } = useResults(latest);
  if (list === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const { sections, departments } = account.meta;
  const own = new Set(sections.map(({ id }) => id));
  const isOwn = ({ relationships }: ListedResult): boolean => own.has(relationships.section.data?.id ?? '');
  const chaired = departments.map(({ name }) => name).join(', ');
  const hasMore = list.links.next !== null;
  return (
    <StaffPage
      title={messages.title}
      lead={messages.lead}
      isWide
      actions={
        sections.length > 0 && (
          <Link className="button" href="/reports/teaching">
            {messages.teaching}
          </Link>
        )
      }
    >
      {list.data.length === 0 && (
        <EmptyState title={messages.none}>
          <p>{messages.noneLead}</p>
        </EmptyState>
      )}
      <Reports title={messages.own} results={list.data.filter(isOwn)} />
      <Reports
        title={chaired === '' ? resultMessages.title : messages.department(chaired)}
        results={list.data.filter((result) => !isOwn(result))}
      />
      {hasMore && (
        <p>
          {messages.more} <Link href="/results">{messages.allResults}</Link>
        </p>
      )}
    </StaffPage>
  );
};
