import { date, text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { areInOrder } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';

/** An academic term, such as a semester, in which sections are taught. */
export const courseEvaluationTerm = defineResource({
  type: 'course_evaluation_term',
  collection: 'course_evaluation_terms',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * What the term is called, as the registrar prints it.
     * @example Autumn 2025
     */
    name: text({ required: true }),
    /**
     * The id of the term in the student information system. Lists can be filtered by it.
     * @example 2025FA
     */
    external_id: text({ filter: { slot: 1 } }),
    /**
     * First day of the term; for information only, no period opens by it.
     * @example 2025-09-02
     */
    start_date: date(),
    /**
     * Last day of the term, which must not lie before `start_date`; for information only, no period closes by it.
     * @example 2025-12-19
     */
    end_date: date(),
    ...timestamps,
  },
  rules: [{ fields: ['start_date', 'end_date'], blames: 'end_date', code: 'before_start_date', holds: areInOrder }],
  hiddenLinkages: ['periods'],
  unread: ['periods'],
  list: { isCounted: true },
  endpoints: { list: true, read: true, create: true, update: true, delete: true },
});
