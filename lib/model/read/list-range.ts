import type { FilterCondition } from '../../jsonapi/filter.ts';
import { allKeys, allValues, type ListOrder, valueRange } from '../../store/list-index.ts';
import type { AnyResource } from '../definition/resource.ts';

/** Lowest and highest sort key, both inclusive; a range whose ends are crossed is empty. */
export type KeyRange = readonly [string, string];

const findOrder = ({ sortedBy, inPlaceOfUpdatedAt }: AnyResource, field: string): ListOrder | undefined => {
  if (field === 'created_at') return field;
  if (field === (inPlaceOfUpdatedAt ?? 'updated_at')) return 'updated_at';
  return field === sortedBy ? 'value' : undefined;
};

/** Whether a type's list is kept in the order of a field. */
export const hasOrder = (resource: AnyResource, field: string): boolean => findOrder(resource, field) !== undefined;

/** The order of a type's list that a field has. */
export const orderOf = (resource: AnyResource, field: string): ListOrder => {
  const order = findOrder(resource, field);
  if (order === undefined) throw new Error(`no list is kept in the order of "${field}"`);
  return order;
};

/** The part of two ranges that they share. */
export const intersect = ([from, to]: KeyRange, [otherFrom, otherTo]: KeyRange): KeyRange => [
  from > otherFrom ? from : otherFrom,
  to < otherTo ? to : otherTo,
];

/** Whether a range leaves nothing out. */
export const isWhole = ([from, to]: KeyRange): boolean => from === allKeys[0] && to === allKeys[1];

const rangeOf = ({ operator, value }: FilterCondition & { kind: 'instant' }): KeyRange => {
  const [from, to] = valueRange(value);
  switch (operator) {
    case 'eq':
      return [from, to];
    case 'neq':
      return value === null ? allValues : allKeys;
    // The bounds of a value's own stretch are no keys themselves, so they serve as open ends too.
    case 'lt':
      return [allValues[0], from];
    case 'lte':
      return [allValues[0], to];
    case 'gt':
      return [to, allValues[1]];
    case 'gte':
      return [from, allValues[1]];
  }
};

/** The stretch of a field's order in which all records lie that meet the conditions on that field. */
export const rangeFor = (field: string, conditions: readonly FilterCondition[]): KeyRange =>
  conditions
    .filter((condition) => condition.kind === 'instant' && condition.field === field)
    .map((condition) => (condition.kind === 'instant' ? rangeOf(condition) : allKeys))
    .reduce(intersect, allKeys);
