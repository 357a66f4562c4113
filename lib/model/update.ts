import { notFound } from '../jsonapi/errors.ts';
import { pauseBefore } from '../runtime/pause.ts';
import { StoreError } from '../store/errors.ts';
import { keyOf, type RecordReference } from '../store/keys.ts';
import type { StoredRecord } from '../store/record.ts';
import { VersionConflict } from '../store/refused.ts';
import { changeStep, type Refusal, type Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { alteredFields } from './apply-change.ts';
import type { Change } from './change.ts';
import { commit } from './commit.ts';
import { storedToOnes, withCanonicalTargets } from './links-of.ts';
import { relinkedSteps } from './relink.ts';
import type { AnyResource } from './resource.ts';
import { checkRules } from './rules.ts';

// Every conflict means that another writer got through; with pauses of up to 50 ms a hundred of them outlast any crowd.
const maxConflicts = 100;
const longestPause = 50;

const versionRefusal =
  ({ type, id }: RecordReference): Refusal =>
  (found) =>
    // What stood under a record's key is a record.
    found === undefined ? notFound(type, id) : new VersionConflict(found as StoredRecord);

const fieldSteps = (before: StoredRecord, altered: Readonly<Record<string, unknown>>, now: Date): Step => {
  const fields = Object.entries(altered);
  return changeStep(
    keyOf.record(before),
    {
      conditions: [{ kind: 'equals', path: ['version'], value: before.version }],
      set: [
        [['updated_at'], now.toISOString()],
        ...fields.filter(([, value]) => value !== null).map(([name, value]) => [[name], value] as const),
      ],
      remove: fields.filter(([, value]) => value === null).map(([name]) => [name] as const),
      add: [[['version'], 1]],
    },
    versionRefusal(before),
  );
};

const withFields = (record: StoredRecord, altered: Readonly<Record<string, unknown>>, now: Date): StoredRecord => ({
  ...record,
  ...altered,
  updated_at: now.toISOString(),
  version: record.version + 1,
});

const tryUpdate = async (
  store: Store,
  resource: AnyResource,
  before: StoredRecord,
  change: Change,
  now: Date,
): Promise<StoredRecord> => {
  const altered = alteredFields(resource, before, change);
  if (Object.keys(altered).length === 0) return before;
  const after = withFields(before, altered, now);
  checkRules(resource, after, change);
  await commit(store, (elsewhere) => [
    fieldSteps(before, altered, now),
    ...storedToOnes(resource).flatMap(([name, relationship]) =>
      relinkedSteps(name, relationship, { before, after }, elsewhere),
    ),
  ]);
  return after;
};

/**
 * Changes a record that nobody else changed since it was read, else tries again on what stands there now.
 * A change that alters nothing writes nothing. 2 round trips, 1 more for every writer that came first. Throws 404, 422.
 */
export const updateRecord = async (
  store: Store,
  resource: AnyResource,
  id: string,
  given: Change,
  now: Date,
): Promise<StoredRecord> => {
  const change = withCanonicalTargets(given);
  let record = await store.read({ type: resource.type, id });
  if (record === undefined) throw notFound(resource.type, id);
  for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
    try {
      return await tryUpdate(store, resource, record, change, now);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      await pauseBefore(conflicts, longestPause);
      record = await store.complete(error.found);
    }
  }
  throw new StoreError('contended', 'the record keeps changing');
};
