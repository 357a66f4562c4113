import { newId, newOpaqueId } from '../../runtime/ids.ts';
import type { LinkageEntries, StoredRecord } from '../../store/record.ts';
import { datedFields } from '../definition/record-fields.ts';
import { type AnyResource, linkageNames } from '../definition/resource.ts';
import { type Change, storedFields } from '../validation/change.ts';
import { listFields } from './list-fields.ts';

const withoutNulls = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/**
 * A new record with the values of a change; the id is new, and linkages are empty, unless given. `hidden` are fields that
 * answers do not show.
 */
export const newRecord = (
  resource: AnyResource,
  change: Change,
  now: Date,
  {
    id,
    linkages,
    hidden,
  }: {
    readonly id?: string | undefined;
    readonly linkages?: Readonly<Record<string, LinkageEntries>>;
    readonly hidden?: Readonly<Record<string, unknown>> | undefined;
  } = {},
): StoredRecord => {
  const at = now.toISOString();
  const record: StoredRecord = datedFields(resource, {
    type: resource.type,
    id: id ?? (resource.hasOpaqueIds ? newOpaqueId() : newId()),
    version: 1,
    created_at: at,
    updated_at: at,
    spilled: {},
    ...Object.fromEntries(linkageNames(resource).map((name) => [name, {}])),
    ...linkages,
    ...hidden,
    ...withoutNulls(storedFields(resource, change)),
  });
  return { ...record, ...listFields(resource, record) };
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The stored forms of those fields only whose value a change really alters. */
export const alteredFields = (resource: AnyResource, record: StoredRecord, change: Change): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(storedFields(resource, change)).filter(([name, value]) => !isSame(record[name], value)),
  );
