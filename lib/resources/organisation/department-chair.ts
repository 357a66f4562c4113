import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** That a person chairs a department. */
export const departmentChair = defineResource({
  type: 'department_chair',
  collection: 'department_chairs',
  area: 'organisation',
  attributes: timestamps,
  relationships: {
    department: toOne('department', { leaves: 'back-reference' }),
    chair: toOne('profile', { inverse: { linkage: 'chairs', carries: ['department'] } }),
  },
  required: ['department', 'chair'],
  unique: ['department', 'chair'],
  list: { counters: 'in all', filters: { department: { slot: 1 }, chair: { slot: 2 } } },
});
