import { text } from '../../model/definition/attribute-kinds.ts';
import { toMany } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** The people who carry a faculty review, such as a committee. */
export const workflowGroup = defineResource({
  type: 'workflow_group',
  collection: 'workflow_groups',
  group: 'faculty-review',
  area: 'cases',
  attributes: {
    /**
     * What the group is called, as the faculty affairs office names it.
     * @example College Promotion Committee
     */
    name: text({ required: true }),
    ...timestamps,
  },
  // Hidden, because a candidate who sees the own case must not learn who reviews it.
  relationships: {
    /**
     * The users in the group, who see its cases. Only integrations can read or change this: a candidate must not learn
     * who reviews.
     */
    members: toMany('user', {
      refers: true,
      writable: true,
      hidden: true,
      endpoints: 'members',
      inverse: { linkage: 'workflow_groups', carries: [], unseen: true },
    }),
  },
  hiddenLinkages: ['cases'],
  unread: ['cases'],
  list: { isCounted: true },
  endpoints: { list: true, read: true, create: true, update: true, delete: true },
});
