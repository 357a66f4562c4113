import { date, text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** An academic term. */
export const courseEvaluationTerm = defineResource({
  type: 'course_evaluation_term',
  collection: 'course_evaluation_terms',
  area: 'periods',
  attributes: { name: text(), external_id: text(), start_date: date(), end_date: date(), ...timestamps },
  hiddenLinkages: ['periods'],
  unread: ['periods'],
  required: ['name'],
  list: { counters: 'in all', filters: { external_id: { slot: 1 } } },
});
