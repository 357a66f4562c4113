import { isStill, type Plan, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../store/keys.ts';
import { StaleRead } from '../../../store/refused.ts';
import { alreadyWritten, changeStep, itemExists, putStep, type Step } from '../../../store/steps.ts';

/** A period's next plan, and the terms whose sections it means and meant. */
export interface Announcement {
  readonly period: string;
  readonly plan: Plan;
  readonly terms: readonly string[];
  /** How many courses had gone before those of the plan were looked up; undefined where none was. */
  readonly lookedUp?: { readonly gone: unknown };
}

// Whoever adds a section to one of its courses has read the term before, and must look at its periods once more.
const noticeStep = (id: string): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_term', id }),
    { conditions: [itemExists], add: [[['coverage_revision'], 1]] },
    // The step that links the term refuses one that does not exist.
    () => undefined,
  );

/** The deletion of a course counts it, and has seen all plans that were announced before. */
const countStep = ({ lookedUp }: Announcement): Step =>
  changeStep(
    keyOf.coverageCount,
    {
      conditions: lookedUp === undefined ? [] : [isStill('courses_gone', lookedUp.gone)],
      add: [[['plans'], 1]],
    },
    () => new StaleRead('a course has gone'),
  );

/** Steps that write down what a period is to cover, in the same transaction as the period's own change. */
export const announceSteps = (announcement: Announcement): Step[] => [
  ...planSteps(announcement),
  countStep(announcement),
  changeStep(keyOf.coveringPeriod(announcement.period), { set: [[['period'], announcement.period]] }, () => undefined),
];

const planSteps = ({ period, plan, terms }: Announcement): Step[] => [
  putStep(keyOf.coveragePlan(periodReference(period), plan.revision), { ...plan }, () => alreadyWritten),
  putStep(keyOf.openCoverage(period, plan.revision), { period, at: plan.at }, () => alreadyWritten),
  ...new Set(terms).values().map(noticeStep),
];
