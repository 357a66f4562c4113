import { periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import type { When } from '../../../resources/messages/period-message-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** The time of a period from which that of a message counts, ISO 8601; null where the period has none. */
export const anchorOf = ({ anchor }: When, period: StoredRecord): string | null => {
  const { opensAt, closesAt, resultsReleaseAt } = periodTimes(period);
  if (anchor === 'results_release_at') return resultsReleaseAt;
  return anchor === 'opens_at' ? opensAt : closesAt;
};
