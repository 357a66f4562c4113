import { type FilterCondition, mostIds } from '../../jsonapi/filter.ts';
import { filterPath } from '../../store/filter-index.ts';
import { type ListPath, orderPath } from '../../store/list-path.ts';
import { valuePath } from '../../store/value-entries.ts';
import { comparableTexts } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import { hasOrder, isWhole, type KeyRange, orderOf, rangeFor } from './list-range.ts';

/** A path to the requested records: an index, a range of it and its order. */
export interface Access {
  readonly path: ListPath;
  /** The field that orders the path. */
  readonly orderedBy: string;
  /** The stretch of that order in which all wanted records lie. */
  readonly range: KeyRange;
  /** Linkages of the records that no answer needs. */
  readonly unread: readonly string[] | undefined;
}

/** A way to the records with one of the values that a condition asks for. */
export interface FilterAccess extends Access {
  readonly condition: FilterCondition;
  /** A value can be that of a large part of the list. */
  readonly isCrowded: boolean;
}

export const orderAccess = (resource: AnyResource, field: string, conditions: readonly FilterCondition[]): Access => ({
  path: orderPath(resource.type, orderOf(resource, field)),
  orderedBy: field,
  range: rangeFor(field, conditions),
  unread: resource.unread,
});

/** The ways by each instant that the conditions limit to a range, except one. */
export const instantAccesses = (
  resource: AnyResource,
  conditions: readonly FilterCondition[],
  except?: string,
): Access[] => {
  const fields = new Set(conditions.flatMap(({ kind, field }) => (kind === 'instant' ? [field] : [])));
  return [...fields]
    .filter((field) => field !== except && hasOrder(resource, field))
    .map((field) => orderAccess(resource, field, conditions))
    .filter(({ range }) => !isWhole(range));
};

const wantedValues = (condition: FilterCondition): readonly (string | null)[] => {
  if (condition.kind === 'text') return condition.values;
  if (condition.kind === 'instant') return [condition.value];
  if (condition.kind === 'words' || condition.kind === 'walked words' || condition.kind === 'walked id') return [];
  return condition.ids.length === 0 ? [null] : [...new Set(condition.ids)];
};

/** The way to the records with one of the values of a field; undefined where there is none. */
const pathOf = (resource: AnyResource, field: string, values: readonly (string | null)[]): ListPath | undefined => {
  const { type, severalValues, relationships, filters } = resource;
  const present = values.filter((value) => value !== null);
  if (severalValues[field] && present.length === values.length) return valuePath(type, field, present);
  const filter = filters[field];
  if (filter === undefined) return undefined;
  const namesTargets = relationships[field]?.kind === 'many' && present.length === values.length;
  return filterPath(type, filter, { values, holds: namesTargets ? 'back-references' : 'records' });
};

const accessFor = (
  resource: AnyResource,
  condition: FilterCondition,
  conditions: readonly FilterCondition[],
): FilterAccess | undefined => {
  const { field } = condition;
  const values = comparableTexts(resource, field, wantedValues(condition));
  // Each value takes a query. With more values than a request may name, the records are checked instead.
  if (condition.kind === 'relationship' && values.length > mostIds) return undefined;
  const path = pathOf(resource, field, values);
  if (path === undefined) return undefined;
  return {
    path,
    orderedBy: 'created_at',
    range: rangeFor('created_at', conditions),
    unread: resource.unread,
    condition,
    isCrowded: resource.filters[field]?.isCrowded === true || values.includes(null),
  };
};

/** The way by a filter that promises the fewest records; undefined when no condition has an index. */
export const filterAccess = (
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): FilterAccess | undefined => {
  const ways = conditions.flatMap((condition) => accessFor(resource, condition, conditions) ?? []);
  return ways.find(({ isCrowded }) => !isCrowded) ?? ways[0];
};
