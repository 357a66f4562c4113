import { text } from '../model/attribute-kinds.ts';
import { named, toMany } from '../model/relationship.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

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
  list: { isTallied: 'in all' },
});

/** The same as a request writes it: with its members. */
export const writtenWorkflowGroup = {
  ...workflowGroup,
  relationships: named(workflowGroup.relationships, ['members']),
};
