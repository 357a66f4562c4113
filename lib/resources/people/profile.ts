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
    /** The person's account. A profile is made together with its user, and stays with it. */
    user: toOne('user', { createOnly: true, filter: { slot: 1 } }),
    /**
     * The unit in which the person is at home. The chairs of it, and of those above it, see the person's workflow
     * cases.
     */
    department: toOne('department', {
      filter: { slot: 2 },
      inverse: { linkage: 'profiles', carries: [], unseen: true },
    }),
  },
  // From these the workflow cases are found that a person may see: own ones, and those of the departments chaired.
  hiddenLinkages: ['chairs', 'cases'],
  unread: ['chairs', 'cases'],
  list: { isCounted: true },
  endpoints: { list: true, read: true, related: true, update: { needsAuthority: true } },
});
