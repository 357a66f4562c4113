/**
 * workflow_groups.csv → workflow groups.
 *
 * | column | field |
 * |---|---|
 * | external_id | finds the group again; groups do not show it |
 * | name | name |
 * | members_external_id | members: users, separated by semicolons or commas |
 */
import { text } from './columns.ts';
import { type HrTable, toUser } from './hr-table.ts';

/** What is read of workflow_groups.csv. */
export const workflowGroups: HrTable = {
  file: 'workflow_groups.csv',
  type: 'workflow_group',
  attributes: { name: text },
  references: {},
  lists: { members: toUser },
  required: ['external_id', 'name'],
};
