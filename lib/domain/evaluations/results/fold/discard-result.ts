import { linkedIds, textOf } from '../../../../model/definition/record-fields.ts';
import { backReferenceRemovals } from '../../../../model/write/back-references.ts';
import { countSteps } from '../../../../model/write/counters.ts';
import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { chunk } from '../../../../runtime/chunk.ts';
import { type Key, keyOf, wholePartition } from '../../../../store/keys.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { retryBusy } from '../../../../store/retry.ts';
import { deleteStep, type Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { readCommentIds } from './comments.ts';

// With what a comment counts in, less than a hundred items.
const batchSize = 70;

const writeInParts = async (store: Store, steps: readonly Step[]): Promise<void> => {
  for (const part of chunk(steps, batchSize)) await retryBusy(() => store.write(part));
};

const forget = (key: Key): Step => deleteStep(key, () => undefined, []);

// One whose deletion was interrupted is not counted out twice: it is not there any more.
const deleteBatch = async (store: Store, ids: readonly string[]): Promise<void> => {
  const { type } = courseEvaluationComment;
  const records = await store.readManyInline(ids.map((id) => ({ type, id })));
  if (records.length === 0) return;
  await retryBusy(() =>
    store.write(
      records.flatMap((record) => [
        deleteStep(keyOf.record(record), () => undefined, []),
        ...countSteps(courseEvaluationComment, record, -1, 0),
      ]),
    ),
  );
};

/** Deletes the comments of an evaluation, of which no fold writes any further ones. Can be done twice. */
export const deleteComments = async (store: Store, evaluation: string): Promise<void> => {
  const { keys, ids } = await readCommentIds(store, evaluation);
  for (const batch of chunk(ids, batchSize)) await deleteBatch(store, batch);
  await writeInParts(store, keys.map(forget));
};

const backReferencesOf = (record: StoredRecord): Step[] => {
  const course = textOf(record, 'course');
  const named = {
    course: course === null ? [] : [course],
    instructors: linkedIds(record, 'instructors'),
    departments: linkedIds(record, 'departments'),
  };
  return Object.entries(named).flatMap(([relationship, targets]) =>
    backReferenceRemovals(courseEvaluationResult, record, { relationship, targets }),
  );
};

/** Deletes the result of an evaluation with its details and its comments, or what an interrupted fold has left of them. */
export const discardResult = async (store: Store, evaluation: string): Promise<void> => {
  await deleteComments(store, evaluation);
  const reference = { type: courseEvaluationResult.type, id: evaluation };
  const record = await store.read(reference);
  const root = keyOf.record(reference);
  const items = await store.queryRange(root.pk, wholePartition);
  const others = items.flatMap(({ sk }) => (sk === root.sk ? [] : [forget({ pk: root.pk, sk: String(sk) })]));
  await writeInParts(store, [...others, ...(record === undefined ? [] : backReferencesOf(record))]);
  // Last, since it tells what else there is.
  if (record !== undefined)
    await retryBusy(() => store.write([forget(root), ...countSteps(courseEvaluationResult, record, -1)]));
};
