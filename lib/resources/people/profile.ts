import { fixed, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** What is known of a person as a member of the faculty: the anchor of appointments, reviews and credits. */
export const profile = defineResource({
  type: 'profile',
  collection: 'profiles',
  area: 'people',
  attributes: timestamps,
  relationships: {
    user: toOne('user'),
    department: toOne('department', { inverse: { linkage: 'profiles', carries: [] } }),
  },
  // From these the workflow cases are found that a person may see: own ones, and those of the departments chaired.
  hiddenLinkages: ['chairs', 'cases'],
  unread: ['chairs', 'cases'],
  list: { counters: 'in all', filters: { user: { slot: 1 }, department: { slot: 2 } } },
});

/** The same as an update sees it: a profile stays with its user. */
export const existingProfile = { ...profile, relationships: fixed(profile.relationships, ['user']) };
