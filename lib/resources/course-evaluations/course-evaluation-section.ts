import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A course taught once, in one term. */
export const courseEvaluationSection = defineResource({
  type: 'course_evaluation_section',
  collection: 'course_evaluation_sections',
  area: 'courses',
  attributes: { name: text(), external_id: text(), ...timestamps },
  relationships: {
    // The course carries the term along, so that a period finds its sections without reading them.
    course: toOne('course_evaluation_course', { inverse: { linkage: 'sections', carries: ['term'] } }),
    term: toOne('course_evaluation_term', { leaves: 'counter' }),
  },
  // Whoever gives a section its course lets it join the periods that cover the course.
  writtenBy: 'lib/domain/evaluations/sections/create-section.ts',
  required: ['name', 'term'],
  list: {
    counters: 'in all',
    filters: { external_id: { slot: 1 }, course: { slot: 2 }, term: { slot: 3, isCrowded: true } },
  },
});
