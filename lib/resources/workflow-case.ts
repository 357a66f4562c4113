import { text } from '../model/attribute-kinds.ts';
import { toOne } from '../model/relationship.ts';
import { defineResource } from '../model/resource.ts';

/** One faculty review of one candidate. */
export const workflowCase = defineResource({
  type: 'workflow_case',
  collection: 'workflow_cases',
  area: 'cases',
  attributes: { full_title: text() },
  relationships: {
    workflow_group: toOne('workflow_group'),
    candidate: toOne('profile'),
    workflow: toOne('workflow'),
  },
  required: ['full_title', 'workflow_group', 'candidate', 'workflow'],
});
