import { listAttributes, listEntry } from '../store/list-index.ts';
import type { StoredRecord } from '../store/record.ts';
import type { AnyResource } from './resource.ts';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The attributes that put a record into its type's list; none for a record that stands in no list. */
export const listFields = ({ type, list }: AnyResource, record: StoredRecord): Record<string, string> => {
  if (list === undefined || list.contains?.(record) === false) return {};
  return listEntry(type, record, list.value === undefined ? undefined : textOrNull(record[list.value]));
};

/** What a change of a record changes in its list attributes; null where one goes. */
export const alteredListFields = (
  resource: AnyResource,
  before: StoredRecord,
  after: StoredRecord,
): Record<string, string | null> => {
  const fields = listFields(resource, after);
  return Object.fromEntries(
    listAttributes.filter((name) => before[name] !== fields[name]).map((name) => [name, fields[name] ?? null]),
  );
};
