import { refuse } from '../../../errors/error-kind.ts';
import { notFound } from '../../../errors/reading.ts';
import { type CoveredPeriod, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isOfMidterm } from '../../../resources/course-evaluations/midterm.ts';
import { walkList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { finishCoverage } from '../coverage/finish-coverage.ts';

/**
 * Reads a period of the evaluation office and finishes its coverage; with `until`, only what can be done by then. Throws 404,
 * for a midterm too.
 */
export const readPeriod = async (store: Store, id: string, until?: Date): Promise<CoveredPeriod> => {
  const period = await finishCoverage(store, id, until);
  if (period === undefined || isOfMidterm(period.record)) throw refuse(notFound, periodReference(id).type, id);
  return period;
};

/** All periods in the order of their creation, from the index, which may lag a little: each is read again before it is used. */
export const readAllPeriods = (store: Store): Promise<StoredRecord[]> => {
  const path = orderPath(periodReference('').type, 'created_at');
  return Array.fromAsync(walkList(store, { path, descending: false, range: allKeys, batch: 100 }));
};
