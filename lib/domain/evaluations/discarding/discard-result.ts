import { linkedIds, textOf } from '../../../model/definition/record-fields.ts';
import { type CountedRecords, countRecordSteps } from '../../../model/write/count-steps.ts';
import { courseEvaluationComment } from '../../../resources/course-evaluations/course-evaluation-comment.ts';
import { courseEvaluationResult } from '../../../resources/course-evaluations/course-evaluation-result.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { type Key, keyOf, linkageEntryRange, wholePartition } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxSteps } from '../../../store/write.ts';
import { replyKey } from '../replies/items.ts';
import { dropItem, dropRecord, resultReference, resultShard } from '../results/items.ts';

/** Reads the items that name an evaluation's comments. Returns the keys of the items and the ids of the comments. */
export const readCommentIds = async (store: Store, evaluation: string): Promise<{ keys: Key[]; ids: string[] }> => {
  const { pk } = keyOf.resultComments(resultReference(evaluation), 0);
  const items = await store.queryRange(pk, linkageEntryRange('comments'));
  return {
    keys: items.map(({ sk }) => ({ pk, sk: String(sk) })),
    // `writeIds` wrote them.
    ids: items.flatMap(({ ids }) => ids as string[]),
  };
};

const forget = async (store: Store, keys: readonly Key[], fence: readonly Step[]): Promise<void> => {
  for (const part of chunk(keys, maxSteps - fence.length))
    await retryBusy(() => store.write([...fence, ...part.map(dropItem)]));
};

const gone = Symbol('gone since it was read');

/** Returns steps that delete a result or a comment and subtract it from its count. */
const dropCounted = (resource: CountedRecords, record: StoredRecord, evaluation: string): Step[] => [
  dropRecord(record, () => gone),
  ...countRecordSteps(resource, record, -1, { shard: resultShard(evaluation) }),
];

const wasGone = (error: unknown): boolean =>
  error instanceof WriteRefused && error.reasons.every((reason) => reason === gone);

/** Deletes comments. Comments that another process has deleted meanwhile are not subtracted from the count again. */
const forgetComments = async (
  store: Store,
  ids: readonly string[],
  of: { readonly evaluation: string; readonly fence: readonly Step[] },
): Promise<void> => {
  const { evaluation, fence } = of;
  const records = await store.readManyInline(ids.map((id) => ({ type: courseEvaluationComment.type, id })));
  if (records.length === 0) return;
  const steps = records.flatMap((record) => dropCounted(courseEvaluationComment, record, evaluation));
  try {
    await retryBusy(() => store.write([...fence, ...steps]));
  } catch (error) {
    if (!wasGone(error)) throw error;
    await forgetComments(store, ids, of);
  }
};

/**
 * Deletes the comments of an evaluation. `fence` are steps that must hold meanwhile, so that no fold can write further
 * comments. Can be repeated.
 */
export const deleteComments = async (store: Store, evaluation: string, fence: readonly Step[]): Promise<void> => {
  const { keys, ids } = await readCommentIds(store, evaluation);
  // One more step counts the comments. The items that name them come last.
  for (const part of chunk(ids, maxSteps - fence.length - 1)) await forgetComments(store, part, { evaluation, fence });
  await forget(store, keys, fence);
};

const backReferencesOf = (record: StoredRecord): Key[] => {
  const course = textOf(record, 'course');
  const targets: Readonly<Record<string, readonly string[]>> = {
    course_evaluation_course: course === null ? [] : [course],
    course_evaluation_instructor: linkedIds(record, 'instructors'),
    department: linkedIds(record, 'departments'),
  };
  return Object.entries(targets).flatMap(([type, ids]) => ids.map((id) => keyOf.backReference({ type, id }, record)));
};

/**
 * Deletes the result of an evaluation with its details and comments, or the rest of an interrupted fold. `fence` must
 * hold, because a later fold may have written others.
 */
export const discardResult = async (store: Store, evaluation: string, fence: readonly Step[]): Promise<void> => {
  await deleteComments(store, evaluation, fence);
  const reference = resultReference(evaluation);
  const record = await store.read(reference);
  const root = keyOf.record(reference);
  const items = await store.queryRange(root.pk, wholePartition);
  const others = items.flatMap(({ sk }) => (sk === root.sk ? [] : [{ pk: root.pk, sk: String(sk) }]));
  await forget(store, [...others, ...(record === undefined ? [] : backReferencesOf(record))], fence);
  // The result comes last, because it names the other items. The reply is deleted with it, because a reply is only
  // written if a result exists.
  const last = record === undefined ? [] : dropCounted(courseEvaluationResult, record, evaluation);
  await retryBusy(() => store.write([...fence, ...last, dropItem(replyKey(evaluation))])).catch((error) => {
    if (!wasGone(error)) throw error;
  });
};
