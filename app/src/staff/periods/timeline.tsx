import { scaleTime } from 'd3-scale';
import { Link } from 'wouter';
import { useWidth } from '../../ui/charts/line-chart.tsx';
import { readerLocale, toPercent } from '../parts/formats.ts';
import { Time } from '../parts/time.tsx';
import { messages } from './messages.ts';
import { type Period, type Status, useRates } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';

const dayMs = 86_400_000;
const order: readonly Status[] = ['open', 'scheduled', 'draft', 'closed', 'released'];

const spanOf = ({ schedule }: Period): readonly [number, number] | undefined => {
  const { opens_at: opens, closes_at: closes } = schedule?.attributes ?? {};
  if (!opens) return undefined;
  return [Date.parse(opens), closes ? Date.parse(closes) : Date.now() + 30 * dayMs];
};

const inOrder = (periods: readonly Period[]): Period[] =>
  periods.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ resource }) => order.indexOf(resource.attributes.status));
    return (first ?? 0) - (second ?? 0) || (spanOf(other)?.[0] ?? 0) - (spanOf(one)?.[0] ?? 0);
  });

/** Returns the time range of all bars: from the first opening in the last two years to the last closing. */
const rangeOf = (periods: readonly Period[]): [number, number] => {
  const now = Date.now();
  const spans = periods.flatMap((each) => spanOf(each) ?? []).filter((at) => at > now - 731 * dayMs);
  return [Math.min(now - 7 * dayMs, ...spans), Math.max(now + 14 * dayMs, ...spans)];
};

/**
 * Formats the label of a tick: the month, with the day unless it is the first, and the year for January and for the
 * first tick.
 */
const month = (at: Date, isFirst: boolean): string =>
  at.toLocaleDateString(readerLocale(), {
    month: 'short',
    ...(at.getDate() === 1 ? (isFirst || at.getMonth() === 0) && { year: 'numeric' } : { day: 'numeric' }),
  });

const Span = ({ period, range }: { readonly period: Period; readonly range: [number, number] }) => {
  const [element, width] = useWidth<HTMLDivElement>();
  const toX = scaleTime(range, [0, Math.max(1, width)]).clamp(true);
  const span = spanOf(period);
  const { status } = period.resource.attributes;
  return (
    <div className="span" ref={element}>
      <svg aria-hidden="true" width={width} height="46">
        {toX.ticks(Math.max(2, Math.floor(width / 110))).map((tick, index) => (
          <g key={tick.getTime()}>
            <line className="grid" x1={toX(tick)} x2={toX(tick)} y1="0" y2="28" />
            <text x={Math.min(width - 4, toX(tick))} y="43" textAnchor={toX(tick) > width - 40 ? 'end' : 'start'}>
              {month(tick, index === 0)}
            </text>
          </g>
        ))}
        {span && span[1] > range[0] && (
          <rect
            className={`when ${status}`}
            x={toX(span[0])}
            y="6"
            height="16"
            rx="4"
            width={Math.max(6, toX(span[1]) - toX(span[0]))}
          />
        )}
        <line className="today" x1={toX(Date.now())} x2={toX(Date.now())} y1="0" y2="28" />
      </svg>
    </div>
  );
};

const When = ({ schedule }: Pick<Period, 'schedule'>) => {
  const { opens_at: opens, closes_at: closes } = schedule?.attributes ?? {};
  if (!opens) return <>{messages.notScheduled}</>;
  return (
    <>
      <Time at={opens} form="date" /> – {closes ? <Time at={closes} form="date" /> : messages.notDecided}
    </>
  );
};

/** Shows how many students have answered in an open period. */
const Answered = ({ period: { resource } }: { readonly period: Period }) => {
  const { data: rates } = useRates(resource.id);
  return typeof rates?.response_rate === 'number' ? (
    <span>
      <strong>{toPercent(rates.response_rate)}</strong> {messages.haveAnswered}
    </span>
  ) : null;
};

/** Shows periods on a common time scale, one below the other, each with its state. */
export const Timeline = ({ periods }: { readonly periods: readonly Period[] }) => {
  const range = rangeOf(periods);
  return (
    <ol className="timeline">
      {inOrder(periods).map((period) => (
        <li key={period.resource.id}>
          <div className="what">
            <h2>
              <Link href={`/periods/${period.resource.id}`}>{period.resource.attributes.name}</Link>
            </h2>
            <p>
              <StatusBadge status={period.resource.attributes.status} />
              <span className="muted">
                <When schedule={period.schedule} />
              </span>
              {period.resource.attributes.status === 'open' && <Answered period={period} />}
            </p>
          </div>
          <Span period={period} range={range} />
        </li>
      ))}
    </ol>
  );
};
