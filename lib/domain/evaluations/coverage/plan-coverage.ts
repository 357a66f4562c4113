import type { Plan } from '../../../resources/course-evaluations/coverage.ts';
import type { Step } from '../../../store/steps.ts';
import { announcePlan, countPlan, countPlanOfTerm } from './items.ts';

/** The next plan of a period, with the terms of its sections before and after. */
export interface Announcement {
  readonly period: string;
  readonly plan: Plan;
  readonly terms: readonly string[];
  /** The number of deleted courses before the plan's courses were looked up; undefined if none was looked up. */
  readonly lookedUp?: { readonly gone: unknown };
}

/** Returns steps that write the plan of a period in the same transaction as the period's own change. */
export const announceSteps = ({ period, plan, terms, lookedUp }: Announcement): Step[] => [
  ...announcePlan(period, plan),
  ...new Set(terms).values().map(countPlanOfTerm),
  countPlan(lookedUp),
];
