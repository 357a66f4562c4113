import { textOf } from '../../model/definition/record-fields.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { shownRelationships } from '../../model/definition/shown-fields.ts';
import { renderResource } from '../../model/render/render.ts';
import { sourceIdsOf } from '../../store/kept-source-ids.ts';
import { overflowOf, type StoredRecord } from '../../store/record.ts';
import { shownVersion } from '../../store/record-version.ts';
import type { Change } from './change.ts';

/** A record before and after a write. At least one of the two exists. */
export interface Images {
  readonly before?: StoredRecord | undefined;
  readonly after?: StoredRecord | undefined;
}

type Shown = ReturnType<typeof renderResource>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = ({ attributes, relationships = {} }: Shown): Readonly<Record<string, unknown>> => ({
  ...attributes,
  ...relationships,
});

const differing = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] =>
  Object.keys({ ...one, ...other }).filter((name) => name !== 'updated_at' && !isSame(one[name], other[name]));

const withoutVersion = ({ meta }: Shown): object => ({ ...meta, version: 0 });

/**
 * Returns the fields that may have changed although the record's own item does not show it, because their entries, or
 * the values that they follow from, are items of their own.
 */
const keptElsewhere = (resource: AnyResource, record: StoredRecord): string[] => {
  const shown = shownRelationships(resource);
  const companions = [...Object.entries(resource.computed), ...shown].flatMap(([name, each]) =>
    'companions' in each && each.companions ? [name] : [],
  );
  const overflowing = Object.keys(record.spilled).filter((name) => overflowOf(record, name) > 0);
  return [...companions, ...overflowing.filter((name) => shown.some(([each]) => each === name))];
};

/**
 * Returns the names of the fields whose shown value has changed; empty if only the version differs; undefined if
 * responses show no difference.
 */
const changedFields = (resource: AnyResource, before: StoredRecord, after: StoredRecord): string[] | undefined => {
  // Both states are rendered for the same moment, so that values that depend on the time do not differ.
  const context = { base: '', now: new Date(after.updated_at) };
  // Includes the linkage of bare relationships, which answers show only when it is included.
  const all = shownRelationships(resource).map(([name]) => name);
  const show = (record: StoredRecord): Shown => renderResource(resource, record, context, all);
  const [one, other] = [show(before), show(after)];
  const names = differing(fieldsOf(one), fieldsOf(other));
  if (names.length > 0 || !isSame(withoutVersion(one), withoutVersion(other))) return names;
  return shownVersion(before) === shownVersion(after) ? undefined : keptElsewhere(resource, after);
};

/** The fields that identify a record in the feed. */
export const identityOf = (record: StoredRecord) => ({
  subject_type: record.type,
  subject_id: record.id,
  external_id: textOf(record, 'external_id'),
});

const lastSourceIds = (record: StoredRecord): Pick<Change, 'source_ids'> => {
  const ids = sourceIdsOf(record);
  return ids === undefined ? {} : { source_ids: ids };
};

const latest = (one: string, other: string): string => (one > other ? one : other);

/** Describes the change of a record that a client can see, without an id; undefined if a client can see none. */
export const describeChange = (
  resource: AnyResource,
  { before, after }: Images,
  streamed: Date,
): Omit<Change, 'id'> | undefined => {
  const at = streamed.toISOString();
  if (after === undefined) {
    if (before === undefined) return undefined;
    const version = shownVersion(before) + 1;
    // The stream rounds its times down.
    const gone = { version, changed: [], at: latest(at, before.updated_at) };
    return { action: 'deleted', ...identityOf(before), ...lastSourceIds(before), ...gone };
  }
  const identity = { ...identityOf(after), version: shownVersion(after), at: after.updated_at };
  if (before === undefined) return { action: 'created', ...identity, changed: [] };
  const changed = changedFields(resource, before, after);
  return changed === undefined ? undefined : { action: 'updated', ...identity, changed };
};
