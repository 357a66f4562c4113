import { errorOf } from '../../../errors/error-kind.ts';
import { resultsFrozen } from '../../../errors/periods.ts';
import { JsonApiError } from '../../../jsonapi/errors.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';

/** What results are worked out with, once, when the period closes. */
const settings = ['minimum_response_threshold', 'flag_answers_at_or_below', 'flag_standard_deviation_above'] as const;

const isOver = (status: PeriodStatus): boolean => status === 'closed' || status === 'released';

/** Throws 409 for a change of what results are worked out with, in a period that is closed and stays so. */
export const requireUnfrozen = (
  altered: Readonly<Record<string, unknown>>,
  { from, to }: { readonly from: PeriodStatus; readonly to: PeriodStatus },
): void => {
  const frozen = settings.filter((name) => Object.hasOwn(altered, name));
  if (frozen.length === 0 || !isOver(from) || !isOver(to)) return;
  throw new JsonApiError(
    resultsFrozen.status,
    frozen.map((name) => errorOf(resultsFrozen, name, from)),
  );
};
