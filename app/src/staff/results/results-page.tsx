import { Link, useSearchParams } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { toDay } from '../parts/formats.ts';
import { Loading } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { choiceOf, chosen, turned } from './choice.ts';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { messages } from './messages.ts';
import { type ListedResult, type ResultList, useResults } from './queries.ts';
import { ResponseRate } from './result-head.tsx';
import './results.css';

const words = messages.columns;

type Period = Extract<NonNullable<ResultList['included']>[number], { type: 'course_evaluation_period' }>;

const Status = ({
  result: { attributes },
  period,
}: {
  readonly result: ListedResult;
  readonly period: Period | undefined;
}) => {
  if (attributes.status === 'withheld')
    return (
      <span className="muted">
        {messages.statuses.withheld}: {messages.withheld[attributes.withheld_because ?? 'role'][0]}
      </span>
    );
  const isOut = period === undefined || period.attributes.status === 'released';
  return isOut ? messages.statuses.available : <span className="badge">{messages.previewStatus}</span>;
};

const Flags = ({ result: { attributes } }: { readonly result: ListedResult }) =>
  attributes.flags?.map((flag) => (
    <span key={flag} className="badge">
      {messages.flags[flag][0]}
    </span>
  ));

const periodsIn = ({ included = [] }: ResultList): ReadonlyMap<string, Period> =>
  new Map(included.flatMap((each) => (each.type === 'course_evaluation_period' ? [[each.id, each] as const] : [])));

const columnsFor = (list: ResultList): readonly Column<ListedResult>[] => {
  const periods = periodsIn(list);
  const periodOf = ({ relationships }: ListedResult) => periods.get(relationships.period.data?.id ?? '');
  return [
    {
      key: 'section',
      title: words.section,
      cell: ({ id, attributes: { name } }) => (
        <Link href={`/results/evaluations/${id}`}>{name ?? messages.unnamed}</Link>
      ),
    },
    {
      key: 'period',
      title: periods.size > 0 ? words.period : messages.closedOn,
      cell: (result) => {
        const { closed_on: day } = result.attributes;
        return periodOf(result)?.attributes.name ?? (day === null ? '–' : toDay(day));
      },
    },
    { key: 'rate', title: words.rate, cell: ({ attributes }) => <ResponseRate attributes={attributes} /> },
    { key: 'flags', title: words.flags, cell: (result) => <Flags result={result} /> },
    { key: 'status', title: words.status, cell: (result) => <Status result={result} period={periodOf(result)} /> },
  ];
};

const Turn = ({ to, label }: { readonly to: URLSearchParams | undefined; readonly label: string }) =>
  to === undefined ? null : (
    <ButtonLink kind="secondary" isSmall href={`/results?${to}`}>
      {label}
    </ButtonLink>
  );

/** The results that one may see, a page at a time, as the service sorts and filters them. */
export const ResultsPage = () => {
  const [address, setAddress] = useSearchParams();
  const choice = choiceOf(address);
  const { data: list, error, isPlaceholderData, refetch } = useResults(choice);
  if (list === undefined && error !== null) return <FailurePage error={error} retry={() => void refetch()} />;
  const isFiltered = Object.keys(choice.filters).length > 0 || choice.place !== undefined;
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide>
      <FilterBar choice={choice} choose={(name, value) => setAddress(chosen(address, name, value))} />
      {list === undefined && <Loading />}
      {list?.data.length === 0 && (
        <EmptyState title={messages.none}>
          <p>{isFiltered ? messages.noneFiltered : messages.noneAtAll}</p>
          {isFiltered && (
            <ButtonLink kind="secondary" href="/results">
              {messages.filters.clear}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {list !== undefined && list.data.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <DataTable
            caption={messages.title}
            columns={columnsFor(list)}
            rows={list.data}
            keyOf={({ id }) => id}
            isCaptionHidden
            stacks
          />
          <nav className="turn" aria-label={messages.pages}>
            <Turn to={turned(address, 'before', list.links.prev)} label={messages.previous} />
            <Turn to={turned(address, 'after', list.links.next)} label={messages.next} />
          </nav>
          <ExportButton choice={choice} />
        </div>
      )}
    </StaffPage>
  );
};
