import type { FilterCondition } from '../../jsonapi/filter.ts';
import { allTime, countAll, countWithin, type Span } from '../../store/counter-count.ts';
import type { Store } from '../../store/store.ts';
import { counterFields } from '../definition/counter-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import { orderOf } from './list-range.ts';

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
  // Only "is not this value" lets records without a value through, and "is no value" lets nothing else.
  const letsNone = conditions.every(({ operator, value }) => (operator === 'neq') !== (value === null));
  const letsValues = !conditions.some(({ operator, value }) => operator === 'eq' && value === null);
  return { span, letsNone, letsValues, excluded: [...new Set(excluded)].filter((instant) => isInside(instant, span)) };
};

const countField = async (
  store: Store,
  resource: AnyResource,
  field: string,
  conditions: readonly InstantCondition[],
): Promise<number> => {
  const { span, letsNone, letsValues, excluded } = read(conditions);
  const counted = { list: resource.type, field, order: orderOf(resource, field) };
  const [values, none, ...others] = await Promise.all([
    letsValues ? countWithin(store, counted, span) : 0,
    letsNone ? countAll(store, resource.type).then(({ without }) => without(field)) : 0,
    ...(letsValues ? excluded.map((instant) => countWithin(store, counted, { from: instant, to: instant + 1 })) : []),
  ]);
  return values + none - others.reduce((sum, each) => sum + each, 0);
};

/** A field on which there are conditions, and how many records meet those. */
export interface CountedField {
  readonly field: string;
  readonly count: number;
}

/** The field, other than one, whose conditions leave the fewest records; undefined where there is no counter. One round trip. */
export const narrowestField = async (
  store: Store,
  resource: AnyResource,
  conditions: readonly FilterCondition[],
  except?: string,
): Promise<CountedField | undefined> => {
  const instants = conditions.filter((condition) => condition.kind === 'instant');
  const fields = counterFields(resource).filter((field) => field !== except);
  const byField = [...Map.groupBy(instants, ({ field }) => field)].filter(([field]) => fields.includes(field));
  const counted = await Promise.all(
    byField.map(async ([field, each]) => ({ field, count: await countField(store, resource, field, each) })),
  );
  return counted.reduce<CountedField | undefined>(
    (least, each) => (least !== undefined && least.count <= each.count ? least : each),
    undefined,
  );
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
  if (first === undefined) return countAll(store, resource.type).then(({ all }) => all);
  const isOne = instants.every(({ field }) => field === first.field) && counterFields(resource).includes(first.field);
  return isOne ? countField(store, resource, first.field, instants) : undefined;
};
