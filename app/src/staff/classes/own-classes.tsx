import { Link } from 'wouter';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { toNumber, toPercent } from '../parts/formats.ts';
import { toRelative, toTime } from '../parts/times.ts';
import { messages } from './messages.ts';
import { type MyRates, type OwnClass, useMyRates } from './queries.ts';

/** Shows the time from now until a period closes. */
const Closes = ({ at, now }: { readonly at: string | null; readonly now: number }) =>
  at === null ? (
    messages.noClosing
  ) : (
    <time dateTime={at} title={toTime(at)}>
      {toRelative(at, now)}
    </time>
  );

type Row = Pick<OwnClass, 'period_name' | 'closes_at' | 'enrolled' | 'response_rate'> & {
  readonly completed: string | number | null;
};

/** Returns the columns of the table of classes that are evaluated now. */
export const columnsAt = (now: number): readonly Column<Row>[] => [
  { key: 'period', title: messages.period, cell: ({ period_name: name }) => name },
  {
    key: 'closes',
    title: messages.closes,
    cell: ({ closes_at: at }) => <Closes at={at} now={now} />,
    sortBy: ({ closes_at: at }) => at,
  },
  {
    key: 'enrolled',
    title: messages.enrolled,
    cell: ({ enrolled }) => toNumber(enrolled),
    sortBy: ({ enrolled }) => enrolled,
    isNumber: true,
  },
  {
    key: 'answered',
    title: messages.answered,
    cell: ({ completed }) => (typeof completed === 'number' ? toNumber(completed) : (completed ?? messages.notShown)),
    isNumber: true,
  },
  {
    key: 'rate',
    title: messages.share,
    cell: ({ response_rate: rate }) => (rate === null ? messages.notShown : toPercent(rate)),
    sortBy: ({ response_rate: rate }) => rate,
    isNumber: true,
  },
];

const Classes = ({ classes, now }: { readonly classes: MyRates['evaluations']; readonly now: number }) => (
  <section>
    <h2>{messages.classes}</h2>
    <DataTable
      caption={messages.classes}
      isCaptionHidden
      columns={[
        { key: 'class', title: messages.class, cell: ({ name }) => name, sortBy: ({ name }) => name },
        ...(columnsAt(now) as readonly Column<OwnClass>[]),
        {
          key: 'slide',
          title: messages.slide,
          cell: ({ evaluation, name }) => (
            <Link href={`/classes/${evaluation}/slide`}>
              {messages.slide} <span className="visually-hidden">{name}</span>
            </Link>
          ),
        },
      ]}
      rows={classes}
      keyOf={({ evaluation }) => evaluation}
      stacks
    />
    {classes.some(({ completed }) => typeof completed !== 'number') && <p className="muted">{messages.band}</p>}
  </section>
);

/** Lists the person's classes that are evaluated now, with the number of students who have answered. */
export const OwnClasses = () => {
  const { data: rates, dataUpdatedAt: now } = useMyRates();
  if (rates === undefined || rates.evaluations.length === 0) return null;
  return <Classes classes={rates.evaluations} now={now} />;
};
