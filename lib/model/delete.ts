import { notFound, RequestRefused } from '../jsonapi/errors.ts';
import { pauseBefore } from '../runtime/pause.ts';
import { StoreError } from '../store/errors.ts';
import { keyOf } from '../store/keys.ts';
import type { Elsewhere } from '../store/linkage.ts';
import type { StoredRecord } from '../store/record.ts';
import { Outdated, VersionConflict } from '../store/refused.ts';
import { type Condition, deleteStep, mergeSteps, type Refusal, type Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { maxSteps } from '../store/write.ts';
import { commit } from './commit.ts';
import { countReferring, type Dependents, refuseReferred, stillUnreferred } from './dependents.ts';
import { countTraces, markForDeletion } from './mark.ts';
import { namesTheSame, ownToManys, partingSteps } from './part.ts';
import { markField } from './refer.ts';
import type { AnyResource } from './resource.ts';

/** How the records of a type are deleted. */
export interface Deletion {
  readonly resource: AnyResource;
  readonly dependents: Dependents;
  /**
   * Looks at what stands beside a record: throws what forbids to delete it, and answers steps by which that is still so.
   * Called after the record has been read.
   */
  lookBeside?(store: Store, record: StoredRecord, now: Date): Promise<readonly Step[]>;
}

const namesMany = ({ type }: AnyResource): RequestRefused =>
  new RequestRefused(409, [
    {
      code: 'names_many',
      detail: `The ${type} names more others than it can be parted from at once; take some of them away first`,
    },
  ]);

/** That the record is as it was read, and nobody has come to refer to it since. */
const asRead = ({ resource, dependents }: Deletion, record: StoredRecord): Condition[] => [
  { kind: 'equals', path: ['version'], value: record.version },
  ...(dependents.traces ? [{ kind: 'equals', path: [markField], value: record[markField] } as const] : []),
  ...stillUnreferred(dependents),
  ...namesTheSame(resource, record),
];

const deletionSteps = (
  deletion: Deletion,
  record: StoredRecord,
  beside: readonly Step[],
  elsewhere: Elsewhere,
): Step[] => {
  const refused: Refusal = (found) =>
    // What stood under a record's key is a record.
    found === undefined ? notFound(record.type, record.id) : new VersionConflict(found as StoredRecord);
  const { resource } = deletion;
  const steps = mergeSteps([
    deleteStep(keyOf.record(record), refused, asRead(deletion, record)),
    ...partingSteps(resource, record, elsewhere),
    ...beside,
  ]);
  if (steps.length > maxSteps) throw namesMany(resource);
  return steps;
};

/** Throws 409 for a record to which others refer; else answers it with the mark that keeps them from coming. */
const requireUnreferred = async (
  store: Store,
  { dependents }: Deletion,
  record: StoredRecord,
): Promise<StoredRecord> => {
  // Also with a mark that was there already: whoever has left a trace since has taken that away.
  const traces = dependents.traces ? await countTraces(store, record) : [];
  refuseReferred(record, [...countReferring(record, dependents), ...traces]);
  if (!dependents.traces) return record;
  if (record[markField] !== undefined) return record;
  const marked = await markForDeletion(store, record);
  refuseReferred(marked, await countTraces(store, marked));
  return marked;
};

const tryToDelete = async (store: Store, deletion: Deletion, id: string, now: Date): Promise<void> => {
  const { resource, lookBeside } = deletion;
  const found = await store.readInline({ type: resource.type, id });
  if (found === undefined) throw notFound(resource.type, id);
  // With what has spilled out of the record there would be more steps than a transaction has.
  if (ownToManys(resource).some(([name]) => (found.spilled[name] ?? 0) > 0)) throw namesMany(resource);
  const record = await requireUnreferred(store, deletion, found);
  const beside = (await lookBeside?.(store, record, now)) ?? [];
  await commit(store, (elsewhere) => deletionSteps(deletion, record, beside, elsewhere));
};

const maxConflicts = 100;
const longestPause = 50;

/**
 * Deletes a record to which no other refers, with all that is known of it elsewhere, in one transaction: the entries of
 * linkages, what it claims, its place in lists and counts. Throws 404, 409. 2 round trips; 5 for a type with traces.
 */
export const deleteRecord = async (store: Store, deletion: Deletion, id: string, now: Date): Promise<void> => {
  for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
    try {
      await tryToDelete(store, deletion, id, now);
      return;
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      await pauseBefore(conflicts, longestPause);
    }
  }
  throw new StoreError('contended', 'the record keeps changing');
};
