import { text } from '../../model/definition/attribute-kinds.ts';
import { named, toMany } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** The people who carry a faculty review, such as a committee. */
export const workflowGroup = defineResource({
  type: 'workflow_group',
  collection: 'workflow_groups',
  area: 'cases',
  attributes: { name: text(), ...timestamps },
  // Hidden, because a candidate who sees the own case must not learn who reviews it.
  relationships: {
    members: toMany('user', { refers: true, hidden: true, inverse: { linkage: 'workflow_groups', carries: [] } }),
  },
  hiddenLinkages: ['cases'],
  unread: ['cases'],
  required: ['name'],
  list: { counters: 'in all' },
});

/** The same as a request writes it: with its members. */
export const writtenWorkflowGroup = {
  ...workflowGroup,
  relationships: named(workflowGroup.relationships, ['members']),
};
