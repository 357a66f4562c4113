import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** That a person chairs a department. */
export const departmentChair = defineResource({
  type: 'department_chair',
  collection: 'department_chairs',
  group: 'organisation',
  area: 'organisation',
  attributes: timestamps,
  relationships: {
    /** The unit that is chaired. Its chair sees the workflow cases of its members and of the units below it. */
    department: toOne('department', { required: true, leaves: 'back-reference', filter: { slot: 1 } }),
    /** The profile of the person in the chair; the same person can chair a department only once. */
    chair: toOne('profile', {
      required: true,
      filter: { slot: 2 },
      inverse: { linkage: 'chairs', carries: ['department'], unseen: true },
    }),
  },
  unique: ['department', 'chair'],
  list: { isCounted: true },
  endpoints: {
    list: true,
    read: true,
    related: true,
    /** Puts a person into the chair of a department; the same pair a second time is refused with 422. */
    create: { number: 15, needsAuthority: true },
    delete: { needsAuthority: true },
  },
});
