import { readChange } from '../../../model/validation/read-change.ts';
import { updateWhile } from '../../../model/write/update.ts';
import { courseEvaluationInvitationBatch } from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { linkageEntryRange } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { batchKey, noteWorkedOn, stillRunning } from './items.ts';

/** Whether a batch has not ended yet. */
export const isUnderWay = ({ state }: StoredRecord): boolean => state === 'queued' || state === 'running';

/**
 * Changes the fields that show the state of a batch while the batch is running. A batch that has ended stays as it is,
 * because another worker was faster and its links may have been fetched. Returns the batch in its present state. Throws
 * 404.
 */
export const noteOfBatch = (
  store: Store,
  id: string,
  attributes: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<StoredRecord> => {
  const data = { attributes, relationships: {} };
  const change = readChange(courseEvaluationInvitationBatch, data, { creates: false, trusted: true });
  return updateWhile(store, courseEvaluationInvitationBatch, id, { change, now, holds: isUnderWay });
};

/** Error for a batch that ended while a worker carried it out: another worker was faster, or the batch was given up. */
export class BatchEnded extends Error {}

/**
 * Returns a step for each write of a worker. The step is refused as `BatchEnded` once the batch has ended, because its
 * links may have been fetched.
 */
export const stillRunningStep = (id: string): Step =>
  stillRunning(id, () => new BatchEnded(`the batch ${id} has ended`));

/** Notes that a batch is being worked on. */
export const showLife = async (store: Store, id: string, now: Date): Promise<void> => {
  await store.write([noteWorkedOn(id, now.toISOString())]);
};

/** Reads the students that the request of a batch named; returns undefined if the batch is for all students. */
export const namedStudentsOf = async (
  store: Store,
  { id, is_for_named }: StoredRecord,
): Promise<ReadonlySet<string> | undefined> => {
  if (is_for_named !== true) return undefined;
  const parts = await store.queryRange(batchKey(id).pk, linkageEntryRange('named'));
  return new Set(parts.flatMap(({ students }) => (students as string[] | undefined) ?? []));
};
