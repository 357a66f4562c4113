import { refuse } from '../../../errors/error-kind.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { countAnswered } from '../response-rates/read-counts.ts';
import { beginDiscard } from './items.ts';
import { goesBack, lifecycle, type Transition } from './lifecycle.ts';

/** A change of a period's state, with the request's consent that answers are discarded. */
export interface ConfirmedTransition extends Transition {
  readonly discards: boolean | undefined;
  /** Whether the caller may know how many students have answered. The default is false. */
  readonly mayCount?: boolean | undefined;
}

/**
 * Returns steps for the transaction of a change that takes a period back; none for another change. Throws 409 unless
 * the request confirms that answers and results are discarded. `period` is read with its coverage.
 */
export const goBackSteps = async (
  store: Store,
  period: StoredRecord,
  { from, to, discards, mayCount }: ConfirmedTransition,
): Promise<readonly Step[]> => {
  if (!goesBack({ from, to })) return [];
  if (discards !== true) {
    const answered = mayCount ? await countAnswered(store, period.id, linkedIds(period, 'evaluations')) : undefined;
    const verb = to === 'open' ? 'reopening it' : 'taking it back';
    throw refuse(lifecycle.goBack.refusal, `The evaluation period is ${from}: ${verb}`, answered, from);
  }
  return [beginDiscard(period.id)];
};
