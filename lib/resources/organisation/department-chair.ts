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
    department: toOne('department', { required: true, leaves: 'back-reference', filter: { slot: 1 } }),
    chair: toOne('profile', {
      required: true,
      filter: { slot: 2 },
      inverse: { linkage: 'chairs', carries: ['department'], unseen: true },
    }),
  },
  unique: ['department', 'chair'],
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, related: true, create: { number: 15 }, delete: true },
});
