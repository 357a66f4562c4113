import { newId, newOpaqueId } from '../runtime/ids.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Change } from './change.ts';
import { encodeToOne } from './record-fields.ts';
import { type AnyResource, linkageNames } from './resource.ts';

/** The stored forms of the fields that a change gives; null where a field is cleared. */
export const storedFields = (resource: AnyResource, { attributes, toOne }: Change): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const encode = resource.attributes[name]?.encode;
    fields[name] = value === null || encode === undefined ? value : encode(value);
  }
  for (const [name, target] of Object.entries(toOne)) {
    const relationship = resource.relationships[name];
    fields[name] = target === null || relationship?.kind !== 'one' ? null : encodeToOne(relationship, target);
  }
  return fields;
};

const withoutNulls = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** A new record with the values of a change and empty linkages; the id is new unless given. */
export const newRecord = (resource: AnyResource, change: Change, now: Date, id?: string): StoredRecord => {
  const at = now.toISOString();
  return {
    type: resource.type,
    id: id ?? (resource.idsTellNoOrder ? newOpaqueId() : newId()),
    version: 1,
    created_at: at,
    updated_at: at,
    spilled: {},
    ...Object.fromEntries(linkageNames(resource).map((name) => [name, {}])),
    ...withoutNulls(storedFields(resource, change)),
  };
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The stored forms of those fields only whose value a change really alters. */
export const alteredFields = (resource: AnyResource, record: StoredRecord, change: Change): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(storedFields(resource, change)).filter(([name, value]) => !isSame(record[name], value)),
  );
