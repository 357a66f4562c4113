import { Link, useSearchParams } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllReports } from '../archives/all-reports.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { type Sought, useSought } from '../parts/sought-words.ts';
import { StaffPage } from '../parts/staff-page.tsx';
import { aboutOf, choiceOf, chosen, fromStart, turned } from './choice.ts';
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
      key: 'instructors',
      title: words.instructors,
      cell: ({ attributes: { names } }) => names?.instructors.join(', ') || '–',
    },
    {
      key: 'period',
      title: words.period,
      cell: ({ attributes: { names } }) => (
        <>
          {names?.period ?? '–'} <span className="muted term">{names?.term}</span>
        </>
      ),
    },
    { key: 'rate', title: words.rate, cell: ({ attributes }) => <ResponseRate attributes={attributes} /> },
    { key: 'flags', title: words.flags, cell: (result) => <Flags result={result} /> },
    { key: 'status', title: words.status, cell: (result) => <Status result={result} period={periodOf(result)} /> },
  ];
};

const Turn = ({
  to,
  label,
  state,
}: {
  readonly to: URLSearchParams | undefined;
  readonly label: string;
  readonly state: Sought;
}) =>
  to === undefined ? null : (
    <ButtonLink kind="secondary" isSmall href={`/results?${to}`} state={state}>
      {label}
    </ButtonLink>
  );

/** Lists the results that the account may see, page by page, as the service sorts and filters them. */
export const ResultsPage = () => {
  const [address, setAddress] = useSearchParams();
  const state = useSought();
  const choice = choiceOf(address, state.sought);
  const { data: list, error, isPlaceholderData, refetch } = useResults(choice, 100);
  if (list === undefined && error !== null) return <FailurePage error={error} retry={() => void refetch()} />;
  const isFiltered = Object.keys(choice.filters).length > 0 || choice.place !== undefined || state.sought !== '';
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide>
      <SearchField
        {...messages.search}
        searched={state.sought}
        search={(sought) => setAddress(fromStart(address), { state: { sought } satisfies Sought })}
      />
      <FilterBar choice={choice} choose={(name, value) => setAddress(chosen(address, name, value), { state })} />
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
          <p role="status" className="found">
            {messages.found(list.data.length, list.meta.total)}
          </p>
          <DataTable
            caption={messages.title}
            columns={columnsFor(list)}
            rows={list.data}
            keyOf={({ id }) => id}
            isCaptionHidden
            stacks
          />
          <nav className="turn" aria-label={messages.pages}>
            <Turn to={turned(address, 'before', list.links.prev)} label={messages.previous} state={state} />
            <Turn to={turned(address, 'after', list.links.next)} label={messages.next} state={state} />
          </nav>
          <ExportButton choice={choice} />
          <AllReports key={JSON.stringify(choice.filters)} about={aboutOf(choice)} />
        </div>
      )}
    </StaffPage>
  );
};
