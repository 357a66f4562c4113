import { notFound } from '../../../jsonapi/errors.ts';
import { type CoveredPeriod, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import type { Store } from '../../../store/store.ts';
import { finishCoverage } from '../coverage/finish-coverage.ts';

/** Reads a period and finishes its coverage. Throws 404. */
export const readPeriod = async (store: Store, id: string): Promise<CoveredPeriod> => {
  const period = await finishCoverage(store, id);
  if (period === undefined) throw notFound(periodReference(id).type, id);
  return period;
};
