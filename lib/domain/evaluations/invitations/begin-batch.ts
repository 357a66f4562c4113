import { errorOf, refuse } from '../../../errors/error-kind.ts';
import { periodOver } from '../../../errors/invitations.ts';
import { JsonApiError } from '../../../errors/json-api-error.ts';
import { linksByService } from '../../../errors/messages.ts';
import { notFound, relatedNotFound } from '../../../errors/reading.ts';
import { pointerTo } from '../../../errors/source.ts';
import { noChange } from '../../../model/validation/change.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { commit } from '../../../model/write/commit.ts';
import { courseEvaluationInvitationBatch } from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isOfMidterm } from '../../../resources/course-evaluations/midterm.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { newKey } from '../../../runtime/random.ts';
import { countSteps } from '../../../store/counter.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { studentType } from './evaluations-of-student.ts';
import { deliverLinksBy, putBatch, putNamedStudents } from './items.ts';
import type { LinkKeys } from './link-keys/link-keys.ts';

/** The students to invite. */
export interface Inviting {
  readonly period: string;
  /** Only these students, by their ids. Without it, all students with something to answer. */
  readonly students?: readonly string[] | undefined;
  readonly now: Date;
}

const requireOpenable = async (store: Store, period: string, now: Date): Promise<StoredRecord> => {
  const record = await store.read(periodReference(period), ['question_sets']);
  // Students of a midterm get no links, because they sign in.
  if (record === undefined || isOfMidterm(record)) throw refuse(notFound, periodReference(period).type, period);
  const status = statusOfPeriod(record, now);
  if (status === 'closed' || status === 'released') throw refuse(periodOver, status);
  if (record.invitation_delivery === 'service') throw refuse(linksByService);
  return record;
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

const batchSteps = (batch: StoredRecord, period: StoredRecord, { students = [], now }: Inviting): Step[] => [
  putBatch(batch),
  ...namedSteps(batch, students),
  ...countSteps(courseEvaluationInvitationBatch, 1),
  ...deliverLinksBy(period, 'file', now, (found) =>
    found === undefined ? refuse(notFound, period.type, period.id) : new StaleRead('how links come is settled'),
  ),
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
  await requireOpenable(store, inviting.period, inviting.now);
  if (students !== undefined) await requireStudents(store, students);
  const batch = newBatch(inviting);
  await keys.put(batch.id, newKey());
  await retryStale(async () => {
    const period = await requireOpenable(store, inviting.period, inviting.now);
    await commit(store, () => batchSteps(batch, period, inviting), { outcome: batch });
  }, 'the period keeps changing');
  await send(batch.id);
  return batch;
};
