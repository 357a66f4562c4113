import { pathBy } from '../../../../model/read/read-by.ts';
import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import { readIndex } from '../../../../store/index-reads.ts';
import { referrerOf } from '../../../../store/keys.ts';
import { allKeys } from '../../../../store/list-index.ts';
import type { ListPath } from '../../../../store/list-path.ts';
import type { Item } from '../../../../store/queries.ts';
import type { Store } from '../../../../store/store.ts';

/** The relationships whose targets lead to results, each through one index. */
export type FoundBy = 'course' | 'instructors' | 'departments';

const largestRead = 1_000;

/** Reads the ids on a path; returns undefined if there are more than `most`. */
const idsOn = async (
  store: Store,
  { index, partition, partitions, sort, holds }: ListPath,
  most: number,
): Promise<ReadonlySet<string> | undefined> => {
  const ids = new Set<string>();
  const limit = Math.min(most + 1, largestRead);
  await Promise.all(
    partitions.map(async (value) => {
      let start: Item | undefined;
      do {
        const { items, next } = await readIndex(store, {
          index,
          partition: { attribute: partition, value },
          sort: { attribute: sort, range: allKeys },
          descending: false,
          limit,
          start,
        });
        for (const { id, sk } of items) ids.add(holds === 'records' ? String(id) : referrerOf(String(sk)).id);
        start = next;
      } while (start !== undefined && ids.size <= most);
    }),
  );
  return ids.size > most ? undefined : ids;
};

/**
 * The ids of the results that name one of some targets: a course leads to them, other targets have back-references. Undefined
 * when there are more than `most`. One round trip for few.
 */
export const resultIdsBy = (
  store: Store,
  [field, targets]: readonly [FoundBy, readonly string[]],
  most = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<string> | undefined> => {
  const holds = field === 'course' ? 'records' : 'back-references';
  return idsOn(store, pathBy(courseEvaluationResult, [field, targets], holds), most);
};

/**
 * Reads the ids of the evaluations of some periods, which their results share; returns undefined if there are more than
 * `most`.
 */
export const evaluationIdsOf = (
  store: Store,
  periods: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<string> | undefined> => idsOn(store, pathBy(courseEvaluation, ['period', periods]), most);
