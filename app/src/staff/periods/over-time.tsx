import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { LineChart, type LinePoint, type LineSeries } from '../../ui/charts/line-chart.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { toPercent } from '../parts/formats.ts';
import { toTime } from '../parts/times.ts';
import { daysAfter, quietSince, rateLineOf } from './comparable.ts';
import { messages } from './messages.ts';
import { type Period, type ResponseRates, usePeriods } from './queries.ts';
import { useRatesBefore } from './use-rates-before.ts';

const words = messages.overTime;

interface Row {
  readonly day: number;
  readonly now: number | undefined;
  readonly before: number | undefined;
}

const rowsOf = (now: readonly LinePoint[], before: readonly LinePoint[]): Row[] =>
  Array.from({ length: Math.max(now.length, before.length) }, (_, day) => ({
    day,
    now: now[day]?.y,
    before: before[day]?.y,
  }));

const share = (part: number | undefined): string => (part === undefined ? '–' : toPercent(part, 1));

const columnsOf = (name: string, before: string | undefined): Column<Row>[] => [
  { key: 'day', title: messages.day, cell: ({ day }) => messages.dayOf(day) },
  { key: 'now', title: name, cell: ({ now }) => share(now), isNumber: true },
  ...(before === undefined
    ? []
    : [{ key: 'before', title: before, cell: ({ before: part }: Row) => share(part), isNumber: true } as const]),
];

/** Shows the response rate over time, compared with the last comparable period. */
export const OverTime = ({ period, rates }: { readonly period: Period; readonly rates: ResponseRates }) => {
  const { data: all } = usePeriods();
  const { before, rates: ratesBefore } = useRatesBefore(period, all);
  const { name, status } = period.resource.attributes;
  const now = rateLineOf(period, rates);
  const then = before && ratesBefore ? rateLineOf(before, ratesBefore) : [];
  const hasBefore = then.length > 0;
  const nameBefore = hasBefore ? before?.resource.attributes.name : undefined;
  const series: LineSeries[] = [
    ...(nameBefore === undefined ? [] : [{ name: nameBefore, points: then, tone: 'muted' } as const]),
    { name, points: now, tone: 'accent' },
  ];
  const last = now.at(-1);
  const sameDay = last && then[Math.min(last.x, then.length - 1)];
  const growth = last === undefined ? words.nothing : words.summary(share(last.y), last.x, sameDay && share(sameDay.y));
  const quiet = status === 'open' ? quietSince(rates.days, new Date().toISOString()) : undefined;
  const stopped = quiet === undefined ? '' : ` ${words.quiet(toTime(daysAfter(quiet, 0), 'date'))}`;
  const most = Math.max(0.1, ...[...now, ...then].map(({ y }) => y));
  return (
    <ChartFigure
      title={words.title}
      summary={`${growth}${stopped} ${nameBefore === undefined ? words.alone : words.against(nameBefore)}`}
      columns={columnsOf(name, nameBefore)}
      rows={rowsOf(now, then)}
      keyOf={({ day }) => String(day)}
    >
      {last !== undefined && (
        <LineChart
          label={`${words.title}: ${growth}`}
          series={series}
          x={{ most: Math.max(now.length, then.length) - 1, format: messages.dayOf }}
          y={{ most: Math.min(1, most * 1.1), format: (part) => toPercent(part) }}
        />
      )}
    </ChartFigure>
  );
};
