import { Link } from 'wouter';
import { ErrorMessage } from '../parts/error-message.tsx';
import { toPercent } from '../parts/formats.ts';
import { Loading } from '../parts/loading-page.tsx';
import { toRelative, toTime } from '../parts/times.ts';
import { useLeftOfEach, useWithLeft } from '../periods/comments-left.ts';
import { rateLineOf } from '../periods/comparable.ts';
import { type Period, type ResponseRates, usePeriods, useRates } from '../periods/queries.ts';
import { useRatesBefore } from '../periods/use-rates-before.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Task, tasksOf } from './tasks.ts';

/** The most sections behind the others that the service names. */
const mostBehind = 50;

const Compared = ({ period, rates, all }: { period: Period; rates: ResponseRates; all: readonly Period[] }) => {
  const { before, rates: ratesBefore } = useRatesBefore(period, all);
  const now = rateLineOf(period, rates).at(-1);
  const then = before && ratesBefore ? rateLineOf(before, ratesBefore) : [];
  const sameDay = now && then[Math.min(now.x, then.length - 1)];
  if (now === undefined || sameDay === undefined || before === undefined) return null;
  return <p>{messages.before(sameDay.y, before.resource.attributes.name, now.y - sameDay.y)}</p>;
};

const Behind = ({ behind }: Pick<ResponseRates, 'behind'>) => {
  const lowest = behind[0];
  if (lowest === undefined) return null;
  const name = [lowest.course_name, lowest.section_name].filter(Boolean).join(', ');
  return (
    <p className="warning">
      {messages.behind(behind.length, behind.length >= mostBehind)}
      {lowest.response_rate !== null && `; ${messages.lowest(name, lowest.response_rate)}`}.
    </p>
  );
};

const OpenPeriod = ({ period, all, now }: { period: Period; all: readonly Period[]; now: number }) => {
  const { data: rates } = useRates(period.resource.id);
  const closes = period.schedule?.attributes.closes_at;
  return (
    <li className="card now">
      <h3>
        <Link href={`/periods/${period.resource.id}`}>{period.resource.attributes.name}</Link>
      </h3>
      <p className="muted">
        {closes ? (
          <time dateTime={closes} title={toTime(closes)}>
            {messages.closes(toRelative(closes, now))}
          </time>
        ) : (
          messages.closesNever
        )}
      </p>
      {rates && (
        <>
          <p className="figure-line">
            <strong>{rates.response_rate === null ? '–' : toPercent(rates.response_rate)}</strong>{' '}
            <span className="muted">
              {typeof rates.completed === 'number' ? messages.rate(rates.completed, rates.enrolled) : messages.hidden}
            </span>
          </p>
          {rates.response_rate !== null && <progress aria-hidden="true" value={rates.response_rate} max={1} />}
          {rates.completed === 0 ? (
            <p className="warning">{messages.nobody}</p>
          ) : (
            <>
              <Compared period={period} rates={rates} all={all} />
              <Behind behind={rates.behind} />
            </>
          )}
        </>
      )}
    </li>
  );
};

const TaskItem = ({ task: { text, action, href } }: { readonly task: Task }) => (
  <li>
    {text} <Link href={href}>{action}</Link>
  </li>
);

/** The comments that wait for review, period by period; undefined while that is not known. */
const useReviewTasks = (periods: readonly Period[]): readonly Task[] | undefined => {
  const { account } = useStaff();
  const reviewed = may(account, 'comments:review') ? periods.map(({ resource }) => resource) : [];
  const closed = reviewed.filter(({ attributes }) => attributes.status === 'closed');
  const released = reviewed.filter(({ attributes }) => attributes.status === 'released');
  // Released periods are many, and few have comments left, so one request asks about all of them first.
  const { data: withLeft = [], isLoading } = useWithLeft(released.map(({ id }) => id));
  const waiting = [...closed, ...released.filter(({ id }) => withLeft.includes(id))];
  const left = useLeftOfEach(waiting.map(({ id }) => id));
  if (isLoading || left.some((each) => each.isLoading)) return undefined;
  return waiting.flatMap(({ id, attributes: { name } }, index) => {
    const { number = 0, isMore = false } = left[index]?.data ?? {};
    const [text = '', action = ''] = messages.tasks.comments(name, number, isMore);
    return number === 0 ? [] : [{ key: `comments ${id}`, text, action, href: `/comments/periods/${id}` }];
  });
};

const Tasks = ({ periods, now }: { readonly periods: readonly Period[]; readonly now: number }) => {
  const toReview = useReviewTasks(periods);
  const tasks = [...(toReview ?? []), ...tasksOf(periods, now)];
  return (
    <section>
      <h2>{messages.toDo}</h2>
      {tasks.length === 0 && <p>{toReview === undefined ? messages.looking : messages.nothingToDo}</p>}
      <ul className="tasks">
        {tasks.map((task) => (
          <TaskItem key={task.key} task={task} />
        ))}
      </ul>
    </section>
  );
};

/** Shows the open periods, their progress and the tasks of the office. */
export const OfficeOverview = () => {
  // The texts about a period use the time when its state was read, so that both are equally old.
  const { data: periods, error, dataUpdatedAt: now } = usePeriods();
  if (periods === undefined) return error === null ? <Loading /> : <ErrorMessage error={error} title={messages.now} />;
  const open = periods.filter(({ resource }) => resource.attributes.status === 'open');
  return (
    <>
      <section>
        <h2>{messages.now}</h2>
        {open.length === 0 && <p className="muted">{messages.noneOpen}</p>}
        <ul className="cards areas">
          {open.map((period) => (
            <OpenPeriod key={period.resource.id} period={period} all={periods} now={now} />
          ))}
        </ul>
      </section>
      <Tasks periods={periods} now={now} />
    </>
  );
};
