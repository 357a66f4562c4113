import { date, text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** An academic term. */
export const courseEvaluationTerm = defineResource({
  type: 'course_evaluation_term',
  collection: 'course_evaluation_terms',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    name: text({ required: true }),
    external_id: text({ filter: { slot: 1 } }),
    start_date: date(),
    end_date: date(),
    ...timestamps,
  },
  hiddenLinkages: ['periods'],
  unread: ['periods'],
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, create: true, update: true, delete: true },
});
