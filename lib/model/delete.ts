import { notFound, RequestRefused } from '../jsonapi/errors.ts';
import { pauseBefore } from '../runtime/pause.ts';
import { StoreError } from '../store/errors.ts';
import { keyOf } from '../store/keys.ts';
import type { Elsewhere } from '../store/linkage.ts';
import type { StoredRecord } from '../store/record.ts';
import { Outdated, VersionConflict } from '../store/refused.ts';
import { deleteStep, mergeSteps, type Refusal, type Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { maxSteps } from '../store/write.ts';
import { commit } from './commit.ts';
import { countReferring, type Dependents, refuseReferred, stillUnreferred } from './dependents.ts';
import { namesTheSame, ownToManys, partingSteps } from './part.ts';
import type { AnyResource } from './resource.ts';

const namesMany = ({ type }: AnyResource): RequestRefused =>
  new RequestRefused(409, [
    {
      code: 'names_many',
      detail: `The ${type} names more others than it can be parted from at once; take some of them away first`,
    },
  ]);

const deletionSteps = (
  resource: AnyResource,
  record: StoredRecord,
  dependents: Dependents,
  elsewhere: Elsewhere,
): Step[] => {
  const refused: Refusal = (found) =>
    // What stood under a record's key is a record.
    found === undefined ? notFound(record.type, record.id) : new VersionConflict(found as StoredRecord);
  const steps = mergeSteps([
    // As it was read, and nobody has come to refer to it since.
    deleteStep(keyOf.record(record), refused, [
      { kind: 'equals', path: ['version'], value: record.version },
      ...stillUnreferred(dependents),
      ...namesTheSame(resource, record),
    ]),
    ...partingSteps(resource, record, elsewhere),
  ]);
  if (steps.length > maxSteps) throw namesMany(resource);
  return steps;
};

const maxConflicts = 100;
const longestPause = 50;

/**
 * Deletes a record to which no other refers, with all that is known of it elsewhere, in one transaction: the entries of
 * linkages, what it claims, its place in lists and counts. Throws 404, 409. 2 round trips.
 */
export const deleteRecord = async (
  store: Store,
  resource: AnyResource,
  id: string,
  dependents: Dependents,
): Promise<void> => {
  for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
    const record = await store.readInline({ type: resource.type, id });
    if (record === undefined) throw notFound(resource.type, id);
    refuseReferred(record, countReferring(record, dependents));
    // With what has spilled out of the record there would be more steps than a transaction has.
    if (ownToManys(resource).some(([name]) => (record.spilled[name] ?? 0) > 0)) throw namesMany(resource);
    try {
      await commit(store, (elsewhere) => deletionSteps(resource, record, dependents, elsewhere));
      return;
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      await pauseBefore(conflicts, longestPause);
    }
  }
  throw new StoreError('contended', 'the record keeps changing');
};
