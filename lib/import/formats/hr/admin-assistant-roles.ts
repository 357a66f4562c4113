/**
 * admin_assistant_roles.csv → admin assistant roles.
 *
 * | column | field |
 * |---|---|
 * | external_id, effective_from, effective_to | the same |
 * | admin_assistant_external_id, faculty_member_external_id | admin_assistant, faculty_member: users |
 */
import { date, text } from './columns.ts';
import { type HrTable, toUser } from './hr-table.ts';

/** What is read of admin_assistant_roles.csv. */
export const adminAssistantRoles: HrTable = {
  file: 'admin_assistant_roles.csv',
  type: 'admin_assistant_role',
  attributes: { external_id: text, effective_from: date, effective_to: date },
  references: {
    admin_assistant: { to: toUser, isRequired: true },
    faculty_member: { to: toUser, isRequired: true },
  },
  required: ['external_id'],
};
