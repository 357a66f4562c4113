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
 * The changes of a period and of its parts. A change is free in the states of `freeIn`; in the others it needs the
 * condition in `needs`, and is refused with `refusal` without it. `holds` names what the transaction of the change
 * checks again: the version of the changed record, or a step of an `items.ts`.
 */
export const lifecycle = {
  /** The period opens again, or becomes unopened: a change of the period or of its schedule. */
  goBack: {
    freeIn: unopened,
    needs: 'confirmation',
    refusal: wouldDiscardResults,
    holds: 'version, sameDraft, uncounted',
  },
  /** The period covers fewer courses, or belongs to another term. */
  coverLess: {
    freeIn: unopened,
    needs: 'confirmation or no answers',
    refusal: wouldDiscardResults,
    holds: 'version, hold',
  },
  /** The period covers other courses, or belongs to another term. */
  coverOthers: { freeIn: noState, needs: 'no open plan', refusal: coverageInProgress, holds: 'version' },
  /** The settings that results are computed with. */
  changeSettings: { freeIn: uncounted, needs: 'going back', refusal: resultsFrozen, holds: 'uncounted' },
  /**
   * A change of a period or of one evaluation. The form has shown which threshold holds. A first threshold may be set
   * until somebody answers.
   */
  lowerThreshold: {
    freeIn: unopened,
    needs: 'going back',
    refusal: thresholdKept,
    holds: 'sameOpening, stillUnanswered',
  },
  /** The same settings of one evaluation, also while it has no result. */
  changeOwnSettings: { freeIn: uncounted, needs: 'no result', refusal: ownResultFrozen, holds: 'version, sameResult' },
  /**
   * The class size depends on the students who enrolled before the opening. A later opening would also count others.
   */
  openLater: { freeIn: unopened, needs: 'going back', refusal: openingKept, holds: 'version' },
  deleteSchedule: { freeIn: unopened, refusal: scheduleOpened, holds: 'sameDraft' },
  /** All fields except translations of questions. */
  changeQuestions: { freeIn: noState, needs: 'no answers', refusal: setAnswered, holds: 'stillUnanswered' },
  deleteQuestionSection: { freeIn: unopened, refusal: periodOpened, holds: 'sameOpening' },
  /** Its courses and evaluations refer to the period, so `refuseReferred` refuses the deletion as for any record. */
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

/**
 * Returns whether a period opens again or is to open again. A withdrawn release does not count, because it only changes
 * a date.
 */
export const goesBack = ({ from, to }: Transition): boolean =>
  !isFree('goBack', from) && rankOf(to) < rankOf(from) && rankOf(to) <= rankOf('open');
