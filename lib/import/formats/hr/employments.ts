/**
 * employments.csv → employments.
 *
 * | column | field |
 * |---|---|
 * | external_id, title, effective_from, effective_to, custom_fields | the same; effective_from may be empty |
 * | user_external_id, else profile_external_id | user |
 * | profile_external_id, else user_external_id | profile: that of the user named so |
 */
import { date, json, text } from './columns.ts';
import { type HrTable, userAndProfile } from './hr-table.ts';

/** What is read of employments.csv. */
export const employments: HrTable = {
  file: 'employments.csv',
  type: 'employment',
  attributes: { external_id: text, title: text, effective_from: date, effective_to: date, custom_fields: json },
  references: userAndProfile,
  required: ['external_id', 'title'],
};
