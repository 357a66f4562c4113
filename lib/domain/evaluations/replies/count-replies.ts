import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { Replies } from '../../../resources/course-evaluations/answers/results.ts';
import { courseEvaluationReply } from '../../../resources/course-evaluations/course-evaluation-reply.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { readAllOf } from '../response-rates/read-evaluations.ts';
import { areResultsOut } from './replies-out.ts';

/**
 * Counts the released results of a period and the replies to them, in total and by department. A reader of results can
 * count the same in the lists of both. 1 round trip for each MB of replies, none if nothing is released.
 */
export const countReplies = async (
  store: Store,
  { period, results }: { readonly period: StoredRecord; readonly results: readonly StoredRecord[] },
  now: Date,
): Promise<Replies> => {
  const out = results.filter((result) => areResultsOut(result, period, now));
  const replies = out.length === 0 ? [] : await readAllOf(store, courseEvaluationReply, period.id);
  const published = new Set(replies.flatMap(({ id, state }) => (state === 'published' ? [id] : [])));
  const countOf = (some: readonly StoredRecord[]) => ({
    due: some.length,
    published: some.filter(({ id }) => published.has(id)).length,
  });
  const departments = [...new Set(out.flatMap((result) => linkedIds(result, 'departments')))].sort();
  return {
    ...countOf(out),
    departments: departments.map((department) => ({
      department,
      ...countOf(out.filter((result) => linkedIds(result, 'departments').includes(department))),
    })),
  };
};
