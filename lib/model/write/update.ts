import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import { keyOf, type RecordReference } from '../../store/keys.ts';
import type { Overflow } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import { inNextVersion, nextVersion } from '../../store/record-version.ts';
import { VersionConflict } from '../../store/refused.ts';
import { retryStale, staleReadPause } from '../../store/retry.ts';
import {
  type Condition,
  changeStep,
  isStill,
  itemExists,
  type Refusal,
  type Step,
  settingAll,
} from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { datedFields } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from '../validation/change.ts';
import { checkRules, ruleGuards } from '../validation/rules.ts';
import { ancestorSteps } from './ancestors.ts';
import { alteredFields } from './apply-change.ts';
import { commit } from './commit.ts';
import { movedCountSteps } from './count-steps.ts';
import { entrySteps } from './entry-steps.ts';
import type { Guard } from './guard.ts';
import { storedToOnes, withCanonicalTargets } from './links-of.ts';
import { alteredListFields } from './list-fields.ts';
import { parentLinkageSteps } from './relink.ts';

const promptRetries = 3;

/** What to throw when a record is not as it was read: 404 when it is gone, else a version conflict. */
export const versionRefusal =
  ({ type, id }: RecordReference): Refusal =>
  (found) =>
    // An item under a record's key is always a record.
    found === undefined ? refuse(notFound, type, id) : new VersionConflict(found as StoredRecord);

const fieldSteps = (
  before: StoredRecord,
  altered: Readonly<Record<string, unknown>>,
  { isHidden, conditions }: { readonly isHidden: boolean; readonly conditions: readonly Condition[] },
): Step =>
  changeStep(
    keyOf.record(before),
    { conditions, ...settingAll(altered), add: nextVersion(isHidden) },
    versionRefusal(before),
  );

// A field that is cleared is absent, as it is in the table.
const withFields = (record: StoredRecord, altered: Readonly<Record<string, unknown>>): StoredRecord => {
  const cleared = new Set(Object.keys(altered).filter((name) => altered[name] === null));
  const fields = Object.entries({ ...record, ...altered }).filter(([name]) => !cleared.has(name));
  // The frame of the record is among its fields and is never cleared.
  return Object.fromEntries(fields) as StoredRecord;
};

/** What goes along with a change: fields that the service sets itself, and steps, most of them on other items. */
export interface SideEffects {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Members of the record as the steps leave them, such as a linkage. */
  readonly left?: Readonly<Record<string, unknown>>;
  /** No answer shows any of it, not even by the version or the time of the last change. */
  readonly isHidden?: boolean;
  steps(overflow: Overflow): readonly Step[];
}

const alone: SideEffects = { fields: {}, steps: () => [] };

/** Changes a record as it was read; throws a `VersionConflict` when it has changed since, 422 for broken rules. */
export const changeRecord = async (
  store: Store,
  resource: AnyResource,
  before: StoredRecord,
  {
    change,
    now,
    sideEffects = alone,
  }: { readonly change: Change; readonly now: Date; readonly sideEffects?: SideEffects },
): Promise<StoredRecord> => {
  const altered = { ...alteredFields(resource, before, change), ...sideEffects.fields };
  if (Object.keys(altered).length === 0 && sideEffects.left === undefined) {
    store.requireMet(before);
    return before;
  }
  const isHidden = sideEffects.isHidden === true && Object.keys(altered).length === 0;
  const stamped = isHidden ? altered : datedFields(resource, { ...altered, updated_at: now.toISOString() });
  const changed = withFields(before, { ...stamped, ...sideEffects.left, ...inNextVersion(before, isHidden) });
  const listed = alteredListFields(resource, before, changed);
  const after = withFields(changed, listed);
  checkRules(resource, after, change);
  const counts = await movedCountSteps(store, resource, before, after);
  const others = (overflow: Overflow): Step[] => [
    // The steps of the side effects come first. Their refusals say more about an item than those of the steps that link
    // it.
    ...sideEffects.steps(overflow),
    ...entrySteps(resource, before, after),
    ...counts,
    ...storedToOnes(resource).flatMap(([name, relationship]) =>
      parentLinkageSteps(name, relationship, { resource, before, after }, overflow),
    ),
  ];
  // A change of fields alone needs only its own conditions; together with other items the whole version is checked.
  // The place in the list is derived from those fields, except where only some records are listed.
  const isPlaced = resource.list?.contains === undefined || Object.keys(listed).length === 0;
  const isAlone = sideEffects === alone && others(new Set()).length === 0 && isPlaced && !store.checksVersions;
  const conditions: Condition[] = isAlone
    ? [itemExists, ...ruleGuards(resource, before, change)]
    : [isStill('version', before.version)];
  const written = await commit(
    store,
    (overflow) => [fieldSteps(before, { ...stamped, ...listed }, { isHidden, conditions }), ...others(overflow)],
    { outcome: after },
  );
  return written === undefined ? after : store.complete(written);
};

/** The record as it is now: as the first conflicts have shown it, later read again after a pause. */
const recordAfter = async (
  store: Store,
  before: StoredRecord,
  { error, failed }: { readonly error: unknown; readonly failed: number },
): Promise<StoredRecord> => {
  if (error instanceof VersionConflict && failed <= promptRetries) return store.complete(error.found);
  await staleReadPause(failed);
  const found = await store.read(before);
  // The record is gone. Another attempt with `before` would be stale each time.
  if (found === undefined) throw refuse(notFound, before.type, before.id);
  return found;
};

/** What an update is to change, and when; the guard is asked whether it may. */
export interface Update {
  readonly change: Change;
  readonly now: Date;
  readonly guard?: Guard | undefined;
  /** The change with what follows from it for a record as it was read. */
  completed?(before: StoredRecord, change: Change): Change;
}

/** Asks the guard of an update of a record as it was read. */
export const askGuard = async (
  resource: AnyResource,
  before: StoredRecord,
  { change, guard }: Pick<Update, 'change' | 'guard'>,
): Promise<readonly Step[]> =>
  (await guard?.({ before, after: withFields(before, alteredFields(resource, before, change)), change })) ?? [];

const tryUpdate = async (
  store: Store,
  resource: AnyResource,
  record: StoredRecord,
  { change: given, now, guard, completed }: Update,
): Promise<StoredRecord> => {
  const change = completed?.(record, given) ?? given;
  const checks = await askGuard(resource, record, { change, guard });
  const steps = [...checks, ...(await ancestorSteps(store, resource, record, change))];
  const sideEffects = steps.length === 0 ? alone : { fields: {}, steps: () => steps };
  return changeRecord(store, resource, record, { change, now, sideEffects });
};

/** Attempts a change of a record as it was read, and of the record as it is now while that read is stale. */
export const whileStale = (
  store: Store,
  read: StoredRecord,
  attempt: (record: StoredRecord) => Promise<StoredRecord>,
): Promise<StoredRecord> => {
  let record = read;
  return retryStale(() => attempt(record), 'the record keeps changing', {
    pause: async (failed, error) => {
      record = await recordAfter(store, record, { error, failed });
    },
  });
};

/**
 * Writes only the fields that a change alters, under the condition that what it relies on is as it was read; else it
 * starts over with the present record. A change that alters nothing writes nothing.
 * 2 round trips, more only under concurrent changes. Throws 404, 422.
 */
export const updateGuarded = async (
  store: Store,
  resource: AnyResource,
  id: string,
  { change: given, ...update }: Update,
): Promise<StoredRecord> => {
  const change = withCanonicalTargets(given);
  const record = await store.read({ type: resource.type, id });
  if (record === undefined) throw refuse(notFound, resource.type, id);
  return whileStale(store, record, (current) => tryUpdate(store, resource, current, { ...update, change }));
};

/** The same without a guard. */
export const updateRecord = (
  store: Store,
  resource: AnyResource,
  id: string,
  change: Change,
  now: Date,
): Promise<StoredRecord> => updateGuarded(store, resource, id, { change, now });

// Passing side effects makes the update check the whole version, even if they do nothing.
const none: SideEffects = { fields: {}, steps: () => [] };

/**
 * Changes a record only while `holds` is true of it, so that repeated work does not change finished work. Answers the
 * record as it is then; throws 404.
 */
export const updateWhile = async (
  store: Store,
  resource: AnyResource,
  id: string,
  { change, now, holds }: Omit<Update, 'guard'> & { holds(current: StoredRecord): boolean },
): Promise<StoredRecord> => {
  const record = await store.read({ type: resource.type, id });
  if (record === undefined) throw refuse(notFound, resource.type, id);
  return whileStale(store, record, async (current) =>
    holds(current) ? changeRecord(store, resource, current, { change, now, sideEffects: none }) : current,
  );
};
