import type { Plan } from '../../../resources/course-evaluations/coverage.ts';
import type { Step } from '../../../store/steps.ts';
import { announcePlan, countPlan, countPlanOfTerm } from './items.ts';

/** A period's next plan, with the terms of its sections before and after. */
export interface Announcement {
  readonly period: string;
  readonly plan: Plan;
  readonly terms: readonly string[];
  /** How many courses had been deleted before those of the plan were looked up; undefined where none was looked up. */
  readonly lookedUp?: { readonly gone: unknown };
}

/** Steps that write down what a period is to cover, in the same transaction as the period's own change. */
export const announceSteps = ({ period, plan, terms, lookedUp }: Announcement): Step[] => [
  ...announcePlan(period, plan),
  ...new Set(terms).values().map(countPlanOfTerm),
  countPlan(lookedUp),
];
