import { date, integer, oneOf, someOf, text } from '../../model/definition/attribute-kinds.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { rate } from './rate.ts';
import { storedToOne } from './stored-to-one.ts';

/** Whether figures are shown, and why not. */
export const resultStatuses = ['available', 'withheld'] as const;

export const withheldReasons = ['not_closed', 'not_released', 'never_released', 'too_few_responses', 'role'] as const;

export const resultFlags = ['low_answer', 'high_deviation'] as const;

/**
 * What students have answered in one evaluation, counted once when its period closed and never again. Too few answers are
 * not shown: they are not stored.
 */
export const courseEvaluationResult = defineResource({
  type: 'course_evaluation_result',
  collection: 'course_evaluation_results',
  group: 'course-evaluations',
  area: 'responses',
  attributes: {
    /**
     * The course and the section as they were called when the period closed; lists are sorted by it with
     * `sort=section`.
     * @example MATH 201 Linear Algebra, 001
     */
    name: text({ readOnly: true, sort: 'in place of updated_at' }),
    /** Whether the figures are shown. */
    status: oneOf(resultStatuses, { readOnly: true }),
    /** Why a result is withheld; null for one that is available. */
    withheld_because: oneOf(withheldReasons, { readOnly: true }),
    /**
     * How many students could answer when the period closed. Null where the result is withheld.
     * @example 42
     */
    enrolled: integer({ readOnly: true }),
    /**
     * How many students have answered. Null where the result is withheld.
     * @example 31
     */
    completed: integer({ readOnly: true }),
    // Stored as text, by which lists are sorted.
    /**
     * The share of the enrolled students who have answered, from 0 to 1, rounded to four digits. Null where the result
     * is withheld, or nobody was enrolled.
     * @example 0.7381
     */
    response_rate: rate({ readOnly: true, sort: true }),
    /** The flags of its questions that are shown, each once. */
    flags: someOf(resultFlags, { readOnly: true }),
    /**
     * The day on which the answers were counted, in UTC.
     * @example 2025-12-08
     */
    closed_on: date({ readOnly: true }),
    ...timestamps,
  },
  // A result keeps what was true when the period closed: a section that is renamed or goes to another course later changes
  // nothing here.
  relationships: {
    /** The evaluation that was answered; a result has its id. */
    evaluation: toOne('course_evaluation'),
    /** The period in which the answers were given. */
    period: toOne('course_evaluation_period', {
      filter: { slot: 1, isCrowded: true },
      guardedBy: 'lib/domain/evaluations/coverage/require-uncovered.ts',
    }),
    /** The term in which the section was taught. */
    term: toOne('course_evaluation_term'),
    /** The section that was evaluated. */
    section: toOne('course_evaluation_section'),
    /** The course of the section when the period closed. */
    course: toOne('course_evaluation_course', { leaves: 'back-reference', filter: { slot: 2 } }),
    /** Who taught the section when the period closed. */
    instructors: toMany('course_evaluation_instructor', {
      refers: true,
      leaves: 'back-reference',
      filter: { slot: 3 },
    }),
    /** The departments of those who taught it, as their profiles had them when the period closed. */
    departments: toMany('department', { refers: true, leaves: 'back-reference', filter: { slot: 3 } }),
  },
  // Stored like the others, under their own names. They need no index, and nothing keeps them from being deleted but that
  // the evaluation and the period are there.
  computedLinkage: {
    evaluation: storedToOne('course_evaluation', 'evaluation'),
    term: storedToOne('course_evaluation_term', 'term'),
    section: storedToOne('course_evaluation_section', 'section'),
  },
  endpoints: {},
});
