import { toOne } from '../model/relationship.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

/** That a person chairs a department. */
export const departmentChair = defineResource({
  type: 'department_chair',
  collection: 'department_chairs',
  area: 'organisation',
  attributes: timestamps,
  relationships: {
    department: toOne('department', { leaves: 'trace' }),
    chair: toOne('profile', { inverse: { linkage: 'chairs', carries: ['department'] } }),
  },
  required: ['department', 'chair'],
  unique: ['department', 'chair'],
  list: { isTallied: 'in all', filters: { department: { slot: 1 }, chair: { slot: 2 } } },
});
