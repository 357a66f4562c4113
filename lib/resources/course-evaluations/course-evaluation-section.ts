import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A course taught once, in one term. */
export const courseEvaluationSection = defineResource({
  type: 'course_evaluation_section',
  collection: 'course_evaluation_sections',
  group: 'course-evaluations',
  area: 'courses',
  attributes: { name: text({ required: true }), external_id: text({ filter: { slot: 1 } }), ...timestamps },
  relationships: {
    // The course carries these along, so that a period finds its sections without reading them; a withdrawn one has been
    // removed by its source and is not evaluated (lib/domain/evaluations/sections/withdraw-section.ts).
    course: toOne('course_evaluation_course', {
      filter: { slot: 2 },
      inverse: { linkage: 'sections', carries: ['term', 'withdrawn'] },
    }),
    term: toOne('course_evaluation_term', {
      required: true,
      filter: { slot: 3, isCrowded: true },
      leaves: 'counter',
    }),
  },
  // Whoever gives a section its course lets it join the periods that cover the course.
  writtenBy: 'lib/domain/evaluations/sections/create-section.ts',
  list: { counters: 'in all' },
  endpoints: {
    list: true,
    read: true,
    related: true,
    create: { summary: 'Create a section and its evaluations', timeoutSeconds: 29 },
    update: { summary: 'Update a section and its evaluations', timeoutSeconds: 29 },
    delete: true,
  },
});
