import { keyOf } from '../store/keys.ts';
import { alreadyWritten, changeStep, itemExists, putStep, type Step } from '../store/steps.ts';
import { type Plan, periodReference } from './coverage.ts';

/** A period's next plan, and the terms whose sections it means and meant. */
export interface Announcement {
  readonly period: string;
  readonly plan: Plan;
  readonly terms: readonly string[];
}

// Whoever adds a section to one of its courses has read the term before, and must look at its periods once more.
const noticeStep = (id: string): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_term', id }),
    { conditions: [itemExists], add: [[['coverage_revision'], 1]] },
    // That the term does not exist is told by the step that links it.
    () => undefined,
  );

/** Steps that write down what a period is to cover, in the same transaction as the period's own change. */
export const announceSteps = ({ period, plan, terms }: Announcement): Step[] => [
  putStep(keyOf.coveragePlan(periodReference(period), plan.revision), { ...plan }, () => alreadyWritten),
  putStep(keyOf.openCoverage(period, plan.revision), { period, at: plan.at }, () => alreadyWritten),
  ...new Set(terms).values().map(noticeStep),
];
