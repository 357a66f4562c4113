import { caseVisibility } from '../../domain/case-visibility/case-visibility.ts';
import { text } from '../../model/definition/attribute-kinds.ts';
import { named, toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** One faculty review of one candidate. */
export const workflowCase = defineResource({
  type: 'workflow_case',
  collection: 'workflow_cases',
  area: 'cases',
  attributes: { full_title: text() },
  relationships: {
    workflow_group: toOne('workflow_group', { inverse: { linkage: 'cases', carries: [] } }),
    candidate: toOne('profile', { inverse: { linkage: 'cases', carries: [] } }),
    workflow: toOne('workflow', { leaves: 'back-reference' }),
    // Users who must have no part in the case.
    recused: toMany('user', { refers: true, hidden: true, inverse: { linkage: 'recusals', carries: [] } }),
  },
  visibility: caseVisibility,
  list: {
    filters: { workflow_group: { slot: 1 }, candidate: { slot: 2 }, workflow: { slot: 3, isCrowded: true } },
  },
  required: ['full_title', 'workflow_group', 'candidate', 'workflow'],
});

/** The same as a request writes it: with those who must have no part in it. */
export const writtenWorkflowCase = { ...workflowCase, relationships: named(workflowCase.relationships, ['recused']) };
