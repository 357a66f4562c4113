import { refuse } from '../../../errors/error-kind.ts';
import { wouldDiscardResults } from '../../../errors/periods.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import { type PeriodStatus, periodStatuses } from '../../../resources/course-evaluations/period-status.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { countAnswered } from '../response-rates/read-counts.ts';
import { beginDiscard } from './begin-discard.ts';

/** A change of what a period is doing. */
export interface StatusChange {
  readonly from: PeriodStatus;
  readonly to: PeriodStatus;
  /** The request says that what students have answered may be discarded. */
  readonly discards: boolean | undefined;
}

const rankOf = (status: PeriodStatus): number => periodStatuses.indexOf(status);

/** Whether a period opens, or is to open, once more: what it has been answered does not belong to what comes. */
export const goesBack = ({ from, to }: Pick<StatusChange, 'from' | 'to'>): boolean =>
  // A release can be taken back: it is no more than a date.
  rankOf(from) >= rankOf('open') && rankOf(to) < rankOf(from) && rankOf(to) <= rankOf('open');

/**
 * What lets a period go back: nothing, where it does not; else it is refused with 409 unless the request says that answers
 * and results are discarded. `period` is read with what it covers. Answers steps for the transaction of the change.
 */
export const requireReopening = async (
  store: Store,
  period: StoredRecord,
  change: StatusChange,
): Promise<readonly Step[]> => {
  if (!goesBack(change)) return [];
  if (change.discards !== true) {
    const answered = await countAnswered(store, period.id, linkedIds(period, 'evaluations'));
    const verb = change.to === 'open' ? 'reopening it' : 'taking it back';
    throw refuse(wouldDiscardResults, `The evaluation period is ${change.from}: ${verb}`, answered, change.from);
  }
  return [beginDiscard(period.id)];
};
