import { notFound } from '../../../jsonapi/errors.ts';
import { type CoveredPeriod, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import type { Store } from '../../../store/store.ts';
import { finishCoverage } from '../coverage/finish-coverage.ts';

/** Reads a period and finishes its coverage; with `until`, only what can be done by then. Throws 404. */
export const readPeriod = async (store: Store, id: string, until?: Date): Promise<CoveredPeriod> => {
  const period = await finishCoverage(store, id, until);
  if (period === undefined) throw notFound(periodReference(id).type, id);
  return period;
};
