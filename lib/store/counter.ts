import { dayOf } from '../runtime/instant.ts';
import { rotating } from '../runtime/rotation.ts';
import { counterShards, keyOf } from './keys.ts';
import { changeStep, type Step } from './steps.ts';

/** The values of a record that its list counts by: instants by field, null for none. */
export type CountedValues = Readonly<Record<string, string | null>>;

const hourOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DDTHH'.length);
const minuteOf = (instant: string): string => instant.slice('YYYY-MM-DDTHH:'.length, 'YYYY-MM-DDTHH:MM'.length);

/** A list with its counter. */
export interface CountedList {
  readonly list: string;
  /** The count of those that have no counterpart in the list, where it counts records of two types together. */
  readonly alone?: string;
  /** No count shows a time more exactly than this. */
  readonly finest: 'day' | 'minute';
}

/** Names of a counter's buckets and of the counts in them; every count of a list is in one of three kinds of item. */
export const counterNames = {
  /** All records, and those without a value. */
  all: { bucket: 'all', count: 'count', without: (field: string): string => `without_${field}` },
  day: { bucket: (instant: string): string => `d${dayOf(instant)}`, count: (field: string): string => field },
  hour: {
    bucket: (instant: string): string => `h${hourOf(instant)}`,
    count: (field: string, instant: string): string => `${field}_${minuteOf(instant)}`,
  },
} as const;

/** Where counts are kept: the list, and which of its items. */
interface Counter extends CountedList {
  readonly shard: number;
}

const counterOf = (counted: CountedList, shard = rotating(counterShards)): Counter => ({ ...counted, shard });

const addTo = ({ list, shard }: Pick<Counter, 'list' | 'shard'>, bucket: string, name: string, amount: number): Step =>
  // Nothing has to hold: a count that is not there begins at 0.
  changeStep(keyOf.counter(list, bucket, shard), { add: [[[name], amount]] }, () => undefined);

/**
 * Steps that count a record in (`amount` 1) or out (-1) of its list's counter, in the same transaction as the record. Who
 * writes several transactions in parallel gives each a shard of its own.
 */
export const counterSteps = (counted: CountedList, values: CountedValues, amount: 1 | -1, shard?: number): Step[] => {
  const counter = counterOf(counted, shard);
  const { bucket, count } = counterNames.all;
  return [addTo(counter, bucket, counted.alone ?? count, amount), ...moveSteps(counter, values, amount)];
};

/** Steps that count the values of a record in or out, without the record itself. */
const moveSteps = (counter: Counter, values: CountedValues, amount: 1 | -1): Step[] =>
  Object.entries(values).flatMap(([field, instant]) =>
    instant === null
      ? [addTo(counter, counterNames.all.bucket, counterNames.all.without(field), amount)]
      : [
          addTo(counter, counterNames.day.bucket(instant), counterNames.day.count(field), amount),
          ...(counter.finest === 'day'
            ? []
            : [addTo(counter, counterNames.hour.bucket(instant), counterNames.hour.count(field, instant), amount)]),
        ],
  );

/** Steps that move a record in its list's counter from its old values to its new ones. */
export const movedCounterSteps = (counted: CountedList, before: CountedValues, after: CountedValues): Step[] => {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  const only = (values: CountedValues): CountedValues =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  const counter = counterOf(counted);
  return [...moveSteps(counter, only(before), -1), ...moveSteps(counter, only(after), 1)];
};
