import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllReports } from '../archives/all-reports.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { ReplyShare } from '../replies/reply-share.tsx';
import { messages as resultMessages } from '../results/messages.ts';
import { type ListedResult, type ResultList, useResults } from '../results/queries.ts';
import { latest, ResultCard } from '../results/result-card.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';

const Reports = ({
  results,
  list,
  title,
}: {
  readonly results: readonly ListedResult[];
  readonly list: ResultList;
  readonly title: string;
}) =>
  results.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ReplyShare
        evaluations={results.flatMap(({ id, attributes }) => (attributes.status === 'available' ? [id] : []))}
      />
      <ul className="cards">
        {results.map((result) => (
          <ResultCard key={result.id} result={result} list={list} href={`/reports/evaluations/${result.id}`} />
        ))}
      </ul>
    </section>
  );

/** Lists the reports for instructors, and for chairs of a department. */
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
      actions={sections.length > 0 && <ButtonLink href="/reports/teaching">{messages.teaching}</ButtonLink>}
    >
      {list.data.length === 0 && (
        <EmptyState title={messages.none}>
          <p>{messages.noneLead}</p>
        </EmptyState>
      )}
      <Reports list={list} title={messages.own} results={list.data.filter(isOwn)} />
      <Reports
        list={list}
        title={chaired === '' ? resultMessages.title : messages.department(chaired)}
        results={list.data.filter((result) => !isOwn(result))}
      />
      {departments.map(({ id, name }) => (
        <section key={id}>
          <h2>{messages.allOf(name)}</h2>
          <AllReports about={{ department: id }} />
        </section>
      ))}
      {hasMore && (
        <p>
          {messages.more} <Link href="/results">{messages.allResults}</Link>
        </p>
      )}
    </StaffPage>
  );
};
