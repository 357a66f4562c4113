/**
 * phone_numbers.csv → phone numbers.
 *
 * | column | field |
 * |---|---|
 * | external_id, label, effective_from, effective_to, custom_fields | the same |
 * | phone_number | phone_number: with the country, such as `+1 (301) 405-1000` |
 * | user_external_id, else profile_external_id | user |
 * | profile_external_id, else user_external_id | profile: that of the user named so |
 */
import { date, json, text } from './columns.ts';
import { type HrTable, userAndProfile } from './hr-table.ts';

/** What is read of phone_numbers.csv. */
export const phoneNumbers: HrTable = {
  file: 'phone_numbers.csv',
  type: 'phone_number',
  attributes: {
    ...{ external_id: text, label: text, phone_number: text },
    ...{ effective_from: date, effective_to: date, custom_fields: json },
  },
  references: userAndProfile,
  required: ['external_id', 'phone_number'],
};
