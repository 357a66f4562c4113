import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Fact } from '../parts/fact.tsx';
import { toNumber } from '../parts/formats.ts';
import { messages as ofResults } from '../results/messages.ts';
import { messages } from './messages.ts';
import { columnsAt } from './own-classes.tsx';
import { type OwnDepartment, type Summary, useMyRates, useSummaries } from './queries.ts';

const departmentColumns: readonly Column<OwnDepartment>[] = [
  {
    key: 'department',
    title: messages.department,
    cell: ({ department_name: name }) => name,
    sortBy: ({ department_name: name }) => name,
  },
  {
    key: 'sections',
    title: messages.sections,
    cell: ({ sections }) => sections,
    sortBy: ({ sections }) => sections,
    isNumber: true,
  },
];

const Now = () => {
  const { data: rates, dataUpdatedAt: now } = useMyRates();
  if (rates === undefined || rates.departments.length === 0) return null;
  return (
    <section>
      <h2>{messages.departments}</h2>
      <DataTable
        caption={messages.departments}
        isCaptionHidden
        columns={[...departmentColumns, ...(columnsAt(now) as readonly Column<OwnDepartment>[])]}
        rows={rates.departments}
        keyOf={({ department, period }) => `${department} ${period}`}
        stacks
      />
      {rates.departments.some(({ completed }) => typeof completed !== 'number') && (
        <p className="muted">{messages.hidden}</p>
      )}
    </section>
  );
};

/** Texts about results, by the names that the service sends. */
interface OfResults {
  readonly statuses: Readonly<Record<string, string>>;
  readonly withheld: Readonly<Record<string, readonly string[]>>;
  readonly flags: Readonly<Record<string, readonly string[]>>;
}

type Counts = Readonly<Record<string, number>>;

const sum = (counts: Counts | null): number => Object.values(counts ?? {}).reduce((total, each) => total + each, 0);

/** Lists the number for each name, with the text for the name. */
const Numbers = ({
  counts,
  nameOf,
}: {
  readonly counts: Counts | null;
  readonly nameOf: (name: string) => string | undefined;
}) => (
  <dl className="details numbers">
    {Object.entries(counts ?? {}).map(([name, number]) => (
      <Fact key={name} name={nameOf(name) ?? name}>
        {toNumber(number)}
      </Fact>
    ))}
  </dl>
);

const { statuses: shownAs, withheld, flags: flagNames }: OfResults = ofResults;

const SummedUp = ({ summary: { period_name: name, statuses, flags } }: { readonly summary: Summary }) => (
  <li className="card now">
    <h3>{name}</h3>
    <p className="muted">{messages.results(sum(statuses))}</p>
    <Numbers counts={statuses} nameOf={(each) => shownAs[each] ?? withheld[each]?.[0]} />
    {sum(flags) > 0 && <Numbers counts={flags} nameOf={(each) => flagNames[each]?.[0]} />}
  </li>
);

const Lately = () => {
  const { data: summaries = [] } = useSummaries();
  const shown = summaries.filter(({ statuses }) => sum(statuses) > 0);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{messages.lately}</h2>
      <ul className="cards areas">
        {shown.map((summary) => (
          <SummedUp key={summary.period_name} summary={summary} />
        ))}
      </ul>
    </section>
  );
};

/** Shows the response rates of the departments that the person chairs, and summaries of their last periods. */
export const OwnDepartments = () => {
  return (
    <>
      <Now />
      <Lately />
    </>
  );
};
