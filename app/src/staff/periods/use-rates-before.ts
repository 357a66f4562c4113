import { comparableTo } from './comparable.ts';
import { type Period, useRates } from './queries.ts';

/** Returns the last comparable period before one, with its response rates. */
export const useRatesBefore = (period: Period, all: readonly Period[] | undefined) => {
  const before = all && comparableTo(period, all);
  return { before, rates: useRates(before?.resource.id).data };
};
