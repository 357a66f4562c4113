import { personOnly } from '../../../errors/access.ts';
import { refuse } from '../../../errors/error-kind.ts';
import type { TokenHolder } from '../../../model/definition/visibility.ts';
import { pathBy } from '../../../model/read/read-by.ts';
import { courseEvaluationResult } from '../../../resources/course-evaluations/course-evaluation-result.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { isVisibleTo, periodsOf } from '../results/reading/result-period.ts';
import { readResultStanding } from '../results/reading/result-standing.ts';
import { replyReference } from './items.ts';
import { areResultsOut } from './replies-out.ts';

const taughtBy = (store: Store, instructors: ReadonlySet<string>): Promise<StoredRecord[]> => {
  if (instructors.size === 0) return Promise.resolve([]);
  const path = pathBy(courseEvaluationResult, ['instructors', [...instructors]], 'back-references');
  return Array.fromAsync(readList(store, { path, range: allKeys, batch: 400 }));
};

const latestFirst = (one: StoredRecord, other: StoredRecord): number =>
  String(other.closed_on).localeCompare(String(one.closed_on)) || (one.id < other.id ? -1 : 1);

/**
 * Reads the results of a person's teaching that wait for a reply in periods that expect replies, latest first. Throws
 * 403 for a token that acts for nobody. About 5 round trips.
 */
export const readDueReplies = async (holder: TokenHolder): Promise<StoredRecord[]> => {
  const { store, now } = holder;
  const { principal } = await holder.caller();
  if (principal.kind !== 'user') throw refuse(personOnly);
  const { instructors } = await readResultStanding(store, principal.id);
  const results = [...recordsById(await taughtBy(store, instructors)).values()];
  const periods = await periodsOf(store, results);
  const expected = results.filter((result) => {
    const period = periods.get(String(result.period));
    const isExpected = period?.replies_expected === true && isVisibleTo(period, 'instructor');
    return isExpected && areResultsOut(result, period, now);
  });
  const replies = recordsById(await store.readManyInline(expected.map(({ id }) => replyReference(id))));
  return expected.filter(({ id }) => replies.get(id)?.state !== 'published').sort(latestFirst);
};
