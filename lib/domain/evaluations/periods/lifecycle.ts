import {
  coverageInProgress,
  openingKept,
  ownResultFrozen,
  periodOpened,
  resultsFrozen,
  scheduleOpened,
  setAnswered,
  thresholdKept,
  wouldDiscardResults,
} from '../../../errors/periods.ts';
import { type PeriodStatus, periodStatuses } from '../../../resources/course-evaluations/period-status.ts';

/*
 * A period is draft → scheduled → open → closed → released. Its state is not stored: it follows from its `draft` and its
 * times (resources/course-evaluations/period-status.ts). Time and `draft: false` carry it forward, which is never refused.
 */

const unopened = ['draft', 'scheduled'] as const;
const uncounted = [...unopened, 'open'] as const;
const noState = [] as const;

/**
 * What can be changed of a period and of what belongs to it. A change is free in the states of `freeIn`; in the others it
 * needs what `needs` says, and is refused with `refusal` without that. `holds` names what is checked again in the transaction
 * of the change: the version of the changed record, or a step of an `items.ts`.
 */
export const lifecycle = {
  /** Open again or earlier: a change of the period or of its schedule. */
  goBack: {
    freeIn: unopened,
    needs: 'confirmation',
    refusal: wouldDiscardResults,
    holds: 'version, sameDraft, uncounted',
  },
  /** Cover fewer courses, or another term. */
  coverLess: {
    freeIn: unopened,
    needs: 'confirmation or no answers',
    refusal: wouldDiscardResults,
    holds: 'version, hold',
  },
  /** Cover other courses, or another term. */
  coverOthers: { freeIn: noState, needs: 'no open plan', refusal: coverageInProgress, holds: 'version' },
  /** The settings that results are computed with. */
  changeSettings: { freeIn: uncounted, needs: 'going back', refusal: resultsFrozen, holds: 'uncounted' },
  /** Of a period or of one evaluation: the form has said which one holds. A first one may come until somebody answers. */
  lowerThreshold: {
    freeIn: unopened,
    needs: 'going back',
    refusal: thresholdKept,
    holds: 'sameOpening, stillUnanswered',
  },
  /** The same settings of one evaluation, also while it has no result. */
  changeOwnSettings: { freeIn: uncounted, needs: 'no result', refusal: ownResultFrozen, holds: 'version, sameResult' },
  /** A class is small by those who enrolled before the opening. A later opening would count others too. */
  openLater: { freeIn: unopened, needs: 'going back', refusal: openingKept, holds: 'version' },
  deleteSchedule: { freeIn: unopened, refusal: scheduleOpened, holds: 'sameDraft' },
  /** All but translations of questions. */
  changeQuestions: { freeIn: noState, needs: 'no answers', refusal: setAnswered, holds: 'stillUnanswered' },
  deleteQuestionSection: { freeIn: unopened, refusal: periodOpened, holds: 'sameOpening' },
  /** Its courses and evaluations refer to it: `refuseReferred` refuses as for any record. */
  deletePeriod: { freeIn: noState, needs: 'no courses', holds: 'version' },
} as const;

/** Whether a change needs nothing more, with the period in this state. */
export const isFree = (change: keyof typeof lifecycle, state: PeriodStatus): boolean =>
  lifecycle[change].freeIn.some((each) => each === state);

/** A change of a period's state. */
export interface Transition {
  readonly from: PeriodStatus;
  readonly to: PeriodStatus;
}

const rankOf = (state: PeriodStatus): number => periodStatuses.indexOf(state);

/** Whether a period opens again, or is to open again. Taking back a release is not: it is only a date. */
export const goesBack = ({ from, to }: Transition): boolean =>
  !isFree('goBack', from) && rankOf(to) < rankOf(from) && rankOf(to) <= rankOf('open');
