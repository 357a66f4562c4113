/**
 * department_chairs.csv → department chairs.
 *
 * | column | field |
 * |---|---|
 * | department_external_id | department |
 * | chair_external_id | chair: the profile of that user |
 *
 * A record is found again by the two, even when it was not imported.
 */
import { type HrTable, toDepartment, toProfile } from './hr-table.ts';

/** What is read of department_chairs.csv. */
export const departmentChairs: HrTable = {
  file: 'department_chairs.csv',
  type: 'department_chair',
  attributes: {},
  references: {
    department: { to: toDepartment, isRequired: true },
    chair: { to: toProfile, isRequired: true },
  },
  required: [],
  foundBy: ['department', 'chair'],
};
