import { text } from '../../model/definition/attribute-kinds.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** One faculty review of one candidate. */
export const workflowCase = defineResource({
  type: 'workflow_case',
  collection: 'workflow_cases',
  group: 'faculty-review',
  area: 'cases',
  attributes: { full_title: text({ required: true }) },
  relationships: {
    workflow_group: toOne('workflow_group', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'cases', carries: [], unseen: true },
    }),
    candidate: toOne('profile', {
      required: true,
      filter: { slot: 2 },
      inverse: { linkage: 'cases', carries: [], unseen: true },
    }),
    workflow: toOne('workflow', {
      required: true,
      filter: { slot: 3, isCrowded: true },
      leaves: 'back-reference',
    }),
    // Users who must have no part in the case.
    recused: toMany('user', {
      refers: true,
      writable: true,
      hidden: true,
      endpoints: 'recusals',
      inverse: { linkage: 'recusals', carries: [], unseen: true },
    }),
  },
  isRestricted: true,
  endpoints: {
    list: {
      number: 13,
      summary: 'List the workflow cases that the caller may access',
      include: ['workflow_group', 'candidate', 'workflow'],
    },
    read: true,
    related: true,
    create: true,
    update: true,
    delete: true,
  },
});
