import * as v from 'valibot';
import { flag, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { isEvaluated } from './coverage.ts';

/** A course taught once, in one term. */
export const courseEvaluationSection = defineResource({
  type: 'course_evaluation_section',
  collection: 'course_evaluation_sections',
  group: 'course-evaluations',
  area: 'courses',
  attributes: {
    /**
     * The section's number or name within its course and term.
     * @example 001
     */
    name: text({ required: true }),
    /**
     * The id of the section in the student information system. Lists can be filtered by it.
     * @example SEC-201-001
     */
    external_id: text({ filter: { slot: 1 } }),
    /**
     * Whether the class does not take place, so that it is not evaluated: set it to true and its evaluations go, except
     * those that students have answered, which take no more answers and are never released. False has it evaluated
     * again. Also true while an import's source has removed the section.
     */
    cancelled: flag(),
    ...timestamps,
  },
  computed: {
    cancelled: { schema: v.boolean(), of: ({ values, record }) => values.cancelled === true || !isEvaluated(record) },
  },
  hiddenFields: ['withdrawn'],
  relationships: {
    // The course carries these along, so that a period finds its sections without reading them; a withdrawn one has been
    // removed by its source, and is evaluated as little as a cancelled one (lib/domain/evaluations/sections/).
    /**
     * The course that is taught. A section with a course is evaluated in every period that covers the course in its
     * term.
     */
    course: toOne('course_evaluation_course', {
      filter: { slot: 2 },
      inverse: { linkage: 'sections', carries: ['term', 'withdrawn', 'cancelled'] },
    }),
    /** The academic term in which the section is taught. */
    term: toOne('course_evaluation_term', {
      required: true,
      filter: { slot: 3, isCrowded: true },
      leaves: 'counter',
    }),
  },
  // A section that gets its course joins the periods that cover the course.
  writtenBy: 'lib/domain/evaluations/coverage/create-section.ts',
  list: { isCounted: true },
  searched: { texts: ({ name, external_id }) => [name, external_id].filter((each) => typeof each === 'string') },
  endpoints: {
    list: true,
    read: true,
    related: true,
    /** Creates a section, and its evaluation in every period that covers its course in its term. */
    create: { summary: 'Create a section and its evaluations', timeoutSeconds: 29 },
    /**
     * A section that gets another course or term joins the periods that cover it there; one that is cancelled leaves
     * them.
     */
    update: { summary: 'Update a section and its evaluations', timeoutSeconds: 29 },
    delete: true,
  },
});
