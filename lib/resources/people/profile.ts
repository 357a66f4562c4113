import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** What is known of a person as a member of the faculty: the anchor of appointments, reviews and credits. */
export const profile = defineResource({
  type: 'profile',
  collection: 'profiles',
  group: 'people',
  area: 'people',
  attributes: timestamps,
  relationships: {
    user: toOne('user', { createOnly: true, filter: { slot: 1 } }),
    department: toOne('department', {
      filter: { slot: 2 },
      inverse: { linkage: 'profiles', carries: [], unseen: true },
    }),
  },
  // From these the workflow cases are found that a person may see: own ones, and those of the departments chaired.
  hiddenLinkages: ['chairs', 'cases'],
  unread: ['chairs', 'cases'],
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, related: true, update: true },
});
