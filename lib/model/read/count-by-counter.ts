import type { FilterCondition } from '../../jsonapi/filter.ts';
import {
  allTime,
  type CounterField,
  countAll,
  countInIndex,
  countNulls,
  countWithin,
  type Span,
} from '../../store/counter-count.ts';
import type { Store } from '../../store/store.ts';
import { counterFields, counterOf } from '../definition/counter-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import { hasOrder, orderOf } from './list-range.ts';
import { type Attempt, tryInTurn } from './try-in-turn.ts';

type InstantCondition = FilterCondition & { readonly kind: 'instant' };

const spanOf = ({ operator, value }: InstantCondition): Span => {
  const instant = value === null ? undefined : Date.parse(value);
  if (instant === undefined || operator === 'neq') return allTime;
  switch (operator) {
    case 'eq':
      return { from: instant, to: instant + 1 };
    case 'lt':
      return { from: allTime.from, to: instant };
    case 'lte':
      return { from: allTime.from, to: instant + 1 };
    case 'gt':
      return { from: instant + 1, to: allTime.to };
    case 'gte':
      return { from: instant, to: allTime.to };
  }
};

const intersect = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

const isInside = (instant: number, { from, to }: Span): boolean => from <= instant && instant < to;

/** What conditions on one field let through: values in a span but for some, and whether records without a value. */
const read = (conditions: readonly InstantCondition[]) => {
  const span = conditions.map(spanOf).reduce(intersect, allTime);
  const excluded = conditions.flatMap(({ operator, value }) =>
    operator === 'neq' && value !== null ? [Date.parse(value)] : [],
  );
  // Only "is not this value" admits records without a value, and "is no value" admits nothing else.
  const admitsNull = conditions.every(({ operator, value }) => (operator === 'neq') !== (value === null));
  // An empty span is not counted: its ends may lie past the last year that a key can have.
  const admitsValues =
    span.from < span.to && !conditions.some(({ operator, value }) => operator === 'eq' && value === null);
  return {
    span,
    admitsNull,
    admitsValues,
    excluded: [...new Set(excluded)].filter((instant) => isInside(instant, span)),
  };
};

const without = (store: Store, counted: CounterField, isCounted: boolean): Promise<number> =>
  isCounted ? countAll(store, counted).then((all) => all.without(counted.field)) : countNulls(store, counted);

// Records that are counted within a span before those outside of it are.
const firstLook = 100;

/** How many records have a value within a span: those are counted, or those outside of it, whichever are fewer. */
const countSpan = async (store: Store, counted: CounterField, span: Span): Promise<number> => {
  const outside = [
    { from: allTime.from, to: span.from },
    { from: span.to, to: allTime.to },
  ].filter(({ from, to }) => from < to);
  const countOutside: Attempt<number> = async (most) => {
    const counts = await Promise.all(outside.map((each) => countInIndex(store, counted, each, most)));
    const count = counts.reduce((sum, each) => sum + each, 0);
    if (count === Number.POSITIVE_INFINITY) return undefined;
    const [{ all }, nulls] = await Promise.all([countAll(store, counted), countNulls(store, counted)]);
    return all - nulls - count;
  };
  const countInside: Attempt<number> = async (most) => {
    const count = await countInIndex(store, counted, span, most);
    return count === Number.POSITIVE_INFINITY ? undefined : count;
  };
  return tryInTurn(outside.length === 0 ? [countOutside] : [countInside, countOutside], firstLook);
};

const countField = async (
  store: Store,
  resource: AnyResource,
  field: string,
  conditions: readonly InstantCondition[],
): Promise<number> => {
  const { span, admitsNull, admitsValues, excluded } = read(conditions);
  const counted = { ...counterOf(resource), field, order: orderOf(resource, field) };
  const isCounted = counterFields(resource).includes(field);
  const count = (each: Span) => (isCounted ? countWithin : countSpan)(store, counted, each);
  const [values, none, ...others] = await Promise.all([
    admitsValues ? count(span) : 0,
    admitsNull ? without(store, counted, isCounted) : 0,
    ...(admitsValues ? excluded.map((instant) => count({ from: instant, to: instant + 1 })) : []),
  ]);
  return values + none - others.reduce((sum, each) => sum + each, 0);
};

/** Counts without reading records; undefined where conditions on several fields, or on relationships, forbid it. */
export const countByCounters = (
  store: Store,
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): Promise<number> | undefined => {
  if (!resource.list.counters) return undefined;
  const instants = conditions.filter((condition) => condition.kind === 'instant');
  const [first] = instants;
  if (instants.length < conditions.length) return undefined;
  if (first === undefined) return countAll(store, counterOf(resource)).then(({ all }) => all);
  const isOne = instants.every(({ field }) => field === first.field) && hasOrder(resource, first.field);
  return isOne ? countField(store, resource, first.field, instants) : undefined;
};
