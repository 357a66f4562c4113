import { errorOf, refuse } from '../../../errors/error-kind.ts';
import { periodOver } from '../../../errors/invitations.ts';
import { JsonApiError } from '../../../errors/json-api-error.ts';
import { notFound, relatedNotFound } from '../../../errors/reading.ts';
import { pointerTo } from '../../../errors/source.ts';
import { noChange } from '../../../model/validation/change.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { courseEvaluationInvitationBatch } from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { newKey } from '../../../runtime/random.ts';
import { countSteps } from '../../../store/counter.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { existingPeriod } from '../periods/items.ts';
import { studentType } from './evaluations-of-student.ts';
import { putBatch, putNamedStudents } from './items.ts';
import type { LinkKeys } from './link-keys/link-keys.ts';

/** The students to invite. */
export interface Inviting {
  readonly period: string;
  /** Only these students, by their ids; all who have something to answer unless said. */
  readonly students?: readonly string[] | undefined;
  readonly now: Date;
}

const requireNotClosed = async (store: Store, period: string, now: Date): Promise<void> => {
  const record = await store.read(periodReference(period), ['question_sets']);
  if (record === undefined) throw refuse(notFound, periodReference(period).type, period);
  const status = statusOfPeriod(record, now);
  if (status !== 'closed' && status !== 'released') return;
  throw refuse(periodOver, status);
};

const requireStudents = async (store: Store, students: readonly string[]): Promise<void> => {
  const found = await store.getMany(students.map((id) => keyOf.record({ type: studentType, id })));
  const there = new Set(found.map(({ id }) => id));
  const errors = students.flatMap((id, index) =>
    there.has(id)
      ? []
      : errorOf(relatedNotFound, studentType, id, pointerTo('data', 'relationships', 'students', 'data', index)),
  );
  if (errors.length > 0) throw new JsonApiError(404, errors);
};

const studentsPerItem = 1_000;

const namedSteps = (batch: StoredRecord, students: readonly string[]): Step[] =>
  chunk(students, studentsPerItem).map((some, part) => putNamedStudents(batch, part, some));

const newBatch = ({ period, students, now }: Inviting): StoredRecord => {
  const toOne = { period: periodReference(period) };
  const record = newRecord(
    courseEvaluationInvitationBatch,
    { ...noChange, attributes: { state: 'queued' }, toOne },
    now,
  );
  return students === undefined ? record : { ...record, is_for_named: true };
};

const batchSteps = (batch: StoredRecord, { period, students = [] }: Inviting): Step[] => [
  putBatch(batch),
  ...namedSteps(batch, students),
  ...countSteps(courseEvaluationInvitationBatch, 1),
  existingPeriod(period, () => refuse(notFound, periodReference(period).type, period)),
];

/**
 * Creates a batch of invitations and has it carried out with `send`. Its key is stored before the batch: a
 * batch without a key could never be finished. Throws 404, 409.
 */
export const beginBatch = async (
  store: Store,
  keys: LinkKeys,
  { students, ...asked }: Inviting,
  send: (batch: string) => Promise<void>,
): Promise<StoredRecord> => {
  const inviting = { ...asked, students: students && [...new Set(students)] };
  await requireNotClosed(store, inviting.period, inviting.now);
  if (students !== undefined) await requireStudents(store, students);
  const batch = newBatch(inviting);
  await keys.put(batch.id, newKey());
  await store.write(batchSteps(batch, inviting), batch);
  await send(batch.id);
  return batch;
};
