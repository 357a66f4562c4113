import { comparableTo } from './comparable.ts';
import { type Period, useRates } from './queries.ts';

/** The last comparable period before one, and how many have answered in that. */
export const useRatesBefore = (period: Period, all: readonly Period[] | undefined) => {
  const before = all && comparableTo(period, all);
  return { before, rates: useRates(before?.resource.id).data };
};
