import { withOwnSettings } from '../../../resources/course-evaluations/own-settings.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

/** Returns whether results are visible: released, and not withheld. */
export const areResultsOut = (result: StoredRecord, period: StoredRecord, now: Date): boolean =>
  result.status === 'available' && statusOfPeriod(withOwnSettings(period, result), now) === 'released';

/** Returns whether a reply is visible: published, and its results are visible. */
export const isReplyOut = (
  reply: StoredRecord,
  result: StoredRecord,
  period: StoredRecord | undefined,
  now: Date,
): boolean => reply.state === 'published' && period !== undefined && areResultsOut(result, period, now);

/** The replies of some evaluations of one period that are out, by evaluation. 1 round trip. */
export const readRepliesOut = async (
  store: Store,
  { period, evaluations }: { readonly period: StoredRecord; readonly evaluations: readonly string[] },
  now: Date,
): Promise<ReadonlyMap<string, StoredRecord>> => {
  const found = await store.readManyInline(
    ['course_evaluation_reply', 'course_evaluation_result'].flatMap((type) => evaluations.map((id) => ({ type, id }))),
  );
  const results = recordsById(found.filter(({ type }) => type === 'course_evaluation_result'));
  return new Map(
    found.flatMap((reply) => {
      const result = results.get(reply.id);
      const isReply = reply.type === 'course_evaluation_reply' && result !== undefined;
      return isReply && isReplyOut(reply, result, period, now) ? [[reply.id, reply]] : [];
    }),
  );
};
