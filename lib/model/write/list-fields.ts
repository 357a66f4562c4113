import { filterEntry } from '../../store/filter-index.ts';
import { listEntry, listKey, listOrders } from '../../store/list-index.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Path } from '../../store/steps.ts';
import { indexAttributes } from '../../store/table.ts';
import { eachValueOf, targetsOf, textOf } from '../definition/record-fields.ts';
import type { ListedType } from '../definition/relationship.ts';

/** Whether a record is in its type's list. */
export const isListed = ({ list }: Pick<ListedType, 'list'>, record: StoredRecord): boolean =>
  list.contains?.(record) !== false;

/** The value that finds a record itself; undefined where its back-references, or the entries of its values, are found instead. */
const filterValue = (resource: ListedType, record: StoredRecord, field: string): string | null | undefined => {
  const several = eachValueOf(resource, record, field);
  if (several !== undefined) return several.length === 0 ? null : undefined;
  const relationship = resource.relationships[field];
  if (relationship === undefined) return textOf(record, field);
  const [target] = targetsOf(record, field, relationship);
  if (target === undefined) return null;
  return relationship.kind === 'one' ? target.id : undefined;
};

/** The attribute that finds a listed record by a value of a field. */
const filterFieldOf = (
  { type, filters }: ListedType,
  [field, value]: readonly [string, string | null],
  id: string,
): (readonly [string, string])[] => {
  const filter = filters[field];
  return filter === undefined ? [] : [filterEntry(type, filter, { value, id })];
};

const filterFields = (resource: ListedType, record: StoredRecord): Record<string, string> =>
  Object.fromEntries(
    Object.keys(resource.filters).flatMap((field) => {
      const value = filterValue(resource, record, field);
      return value === undefined ? [] : filterFieldOf(resource, [field, value], record.id);
    }),
  );

/** The attributes that find a record that is in no list by the value of one field. */
export const foundByAlone = (resource: ListedType, record: StoredRecord, field: string): Record<string, string> => {
  const value = filterValue(resource, record, field);
  const { attribute } = listOrders.created_at;
  return {
    [attribute]: listKey(record.created_at, record.id),
    ...Object.fromEntries(value === undefined ? [] : filterFieldOf(resource, [field, value], record.id)),
  };
};

/** The attributes that put a record into its type's list; none for a record that is not listed. */
export const listFields = (resource: ListedType, record: StoredRecord): Record<string, string> => {
  const { type, sortedBy, inPlaceOfUpdatedAt } = resource;
  if (!isListed(resource, record)) return {};
  const value = sortedBy === undefined ? undefined : textOf(record, sortedBy);
  const other = inPlaceOfUpdatedAt === undefined ? {} : { updated_at: textOf(record, inPlaceOfUpdatedAt) };
  return { ...listEntry(type, { ...record, ...other }, value), ...filterFields(resource, record) };
};

/** What puts a listed record into its places, when only some changed fields are known. */
export const touchedListFields = (
  resource: ListedType,
  id: string,
  changed: Readonly<Record<string, string>> & { readonly updated_at: string },
): readonly (readonly [Path, string])[] => {
  const { updated_at } = changed;
  const entries = listEntry(resource.type, { id, created_at: updated_at, updated_at });
  const byUpdate = Object.entries(entries).filter(([name]) => name === listOrders.updated_at.attribute);
  const byValues = Object.entries(changed).flatMap((each) => filterFieldOf(resource, each, id));
  return [...byUpdate, ...byValues].map(([name, value]) => [[name], value]);
};

/** What a change of a record changes in its list attributes; null where one goes. */
export const alteredListFields = (
  resource: ListedType,
  before: StoredRecord,
  after: StoredRecord,
): Record<string, string | null> => {
  const fields = listFields(resource, after);
  return Object.fromEntries(
    indexAttributes.filter((name) => before[name] !== fields[name]).map((name) => [name, fields[name] ?? null]),
  );
};
