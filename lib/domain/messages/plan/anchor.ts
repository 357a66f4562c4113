import { periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import type { When } from '../../../resources/messages/period-message-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** Returns the time of a period to which the time of a message is relative, ISO 8601; null if the period has none. */
export const anchorOf = ({ anchor }: When, period: StoredRecord): string | null => {
  const { opensAt, closesAt, resultsReleaseAt } = periodTimes(period);
  if (anchor === 'results_release_at') return resultsReleaseAt;
  return anchor === 'opens_at' ? opensAt : closesAt;
};
