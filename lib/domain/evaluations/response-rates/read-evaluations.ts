import { pathBy } from '../../../model/read/read-by.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import type { courseEvaluationReply } from '../../../resources/course-evaluations/course-evaluation-reply.ts';
import type { courseEvaluationResult } from '../../../resources/course-evaluations/course-evaluation-result.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

/** All records of a type that belong to a period, in no order; a round trip for each MB. */
export const readAllOf = (
  store: Store,
  resource: typeof courseEvaluation | typeof courseEvaluationReply | typeof courseEvaluationResult,
  period: string,
): Promise<StoredRecord[]> => {
  const path = pathBy(resource, ['period', [period]]);
  return Array.fromAsync(readList(store, { path, range: allKeys, batch: 8_000, unread: resource.unread }));
};

/** The evaluations of a period. */
export const readEvaluationsOf = (store: Store, period: string): Promise<StoredRecord[]> =>
  readAllOf(store, courseEvaluation, period);
