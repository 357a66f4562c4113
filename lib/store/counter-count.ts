import { type CountedList, counterNames } from './counter.ts';
import { counterPartitions } from './keys.ts';
import { countList } from './list.ts';
import { type ListOrder, listKey, valueRange } from './list-index.ts';
import { orderPath } from './list-path.ts';
import type { Store } from './store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds since 1970 from `from` (inclusive) to `to` (exclusive). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** All instants that four digits of a year can write. */
export const allTime: Span = {
  from: Date.parse('0000-01-01T00:00:00Z'),
  to: Date.parse('9999-12-31T23:59:59.999Z') + 1,
};

/** A span split into days and minutes that are counted as wholes, and the rest at its ends. */
export interface SplitSpan {
  readonly days: Span;
  /** Whole minutes outside the days, as spans of whole minutes. */
  readonly minutes: readonly Span[];
  /** Less than a minute at each end, or the whole of a short span. */
  readonly rest: readonly Span[];
}

const isFull = ({ from, to }: Span): boolean => from < to;
const ceilTo = (unit: number, ms: number): number => Math.ceil(ms / unit) * unit;
const floorTo = (unit: number, ms: number): number => Math.floor(ms / unit) * unit;

/** Splits a span at the borders of minutes and days. */
export const splitSpan = ({ from, to }: Span): SplitSpan => {
  const [firstMinute, lastMinute] = [ceilTo(minuteMs, from), floorTo(minuteMs, to)];
  if (firstMinute >= lastMinute) return { days: { from, to: from }, minutes: [], rest: [{ from, to }].filter(isFull) };
  const rest = [
    { from, to: firstMinute },
    { from: lastMinute, to },
  ].filter(isFull);
  const [firstDay, lastDay] = [ceilTo(dayMs, firstMinute), floorTo(dayMs, lastMinute)];
  if (firstDay >= lastDay) {
    return { days: { from, to: from }, minutes: [{ from: firstMinute, to: lastMinute }], rest };
  }
  const minutes = [
    { from: firstMinute, to: firstDay },
    { from: lastDay, to: lastMinute },
  ].filter(isFull);
  return { days: { from: firstDay, to: lastDay }, minutes, rest };
};

type Counts = Readonly<Record<string, unknown>>;

const numberOf = (item: Counts, name: string): number => (typeof item[name] === 'number' ? item[name] : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const iso = (ms: number): string => new Date(ms).toISOString();

const readBuckets = async (store: Store, list: string, first: string, last: string): Promise<Counts[]> => {
  const range = [first, `${last}\uffff`] as const;
  return (await Promise.all(counterPartitions(list, first).map((each) => store.queryRange(each, range)))).flat();
};

const countDays = async (store: Store, list: string, field: string, { from, to }: Span): Promise<number> => {
  if (from >= to) return 0;
  const { bucket, count } = counterNames.day;
  const items = await readBuckets(store, list, bucket(iso(from)), bucket(iso(to - dayMs)));
  return sum(items.map((item) => numberOf(item, count(field))));
};

const countMinutes = async (store: Store, list: string, field: string, { from, to }: Span): Promise<number> => {
  const { bucket, count } = counterNames.hour;
  const items = await readBuckets(store, list, bucket(iso(from)), bucket(iso(to - 1)));
  const wanted = new Map<string, Set<string>>();
  for (let minute = from; minute < to; minute += minuteMs) {
    const name = bucket(iso(minute));
    wanted.set(name, (wanted.get(name) ?? new Set()).add(count(field, iso(minute))));
  }
  return sum(
    items.flatMap((item) => {
      const names = wanted.get(String(item.sk).split('#')[0] ?? '') ?? new Set<string>();
      return [...names].map((name) => numberOf(item, name));
    }),
  );
};

const rangeOf = ({ from, to }: Span): readonly [string, string] => [
  listKey(iso(from), ''),
  listKey(iso(to - 1), '\uffff'),
];

// Less than a minute: its records are counted one by one in the index.
const countRest = (store: Store, list: string, order: ListOrder, span: Span): Promise<number> =>
  countList(store, orderPath(list, order), rangeOf(span));

/** What is counted: the values of one field of a list, which stand in one of its orders. */
export interface CounterField extends CountedList {
  readonly field: string;
  readonly order: ListOrder;
}

/** How many records have a value within a span; one round trip, whatever their number. */
export const countWithin = async (store: Store, counted: CounterField, span: Span): Promise<number> => {
  const { list, field, order } = counted;
  // What is counted by day stands at the start of its day.
  if (counted.finest === 'day')
    return countDays(store, list, field, { from: ceilTo(dayMs, span.from), to: ceilTo(dayMs, span.to) });
  const { days, minutes, rest } = splitSpan(span);
  const parts = await Promise.all([
    countDays(store, list, field, days),
    ...minutes.map((each) => countMinutes(store, list, field, each)),
    ...rest.map((each) => countRest(store, list, order, each)),
  ]);
  return sum(parts);
};

/** How many records have a value within a span, counted one by one in the index; infinitely many when more than `most`. */
export const countInIndex = (store: Store, { list, order }: CounterField, span: Span, most: number): Promise<number> =>
  countList(store, orderPath(list, order), rangeOf(span), most);

/** How many records have no value, counted one by one in the index. */
export const countNulls = (store: Store, { list, order }: CounterField): Promise<number> =>
  countList(store, orderPath(list, order), valueRange(null));

/** How many records a list has, and how many of them have no value in a field; one round trip. */
export const countAll = async (
  store: Store,
  { list, alone }: Pick<CountedList, 'list' | 'alone'>,
): Promise<{ all: number; without(field: string): number }> => {
  const names = counterNames.all;
  const items = await readBuckets(store, list, names.bucket, names.bucket);
  const total = (name: string): number => sum(items.map((item) => numberOf(item, name)));
  return {
    all: total(names.count) + (alone === undefined ? 0 : total(alone)),
    without: (field) => total(names.without(field)),
  };
};
