/**
 * additional_appointments.csv → additional appointments.
 *
 * | column | field |
 * |---|---|
 * | external_id, title, label, effective_from, effective_to, custom_fields | the same |
 * | featured | featured: true or false |
 * | percent_allocation | percent_allocation: 0 to 100 |
 * | note | note: HTML of the allowed kinds |
 * | profile_external_id | profile |
 * | department_external_id | department; may be empty |
 */
import { date, flag, json, number, text } from './columns.ts';
import { type HrTable, toDepartment, toProfile } from './hr-table.ts';

/** What is read of additional_appointments.csv. */
export const additionalAppointments: HrTable = {
  file: 'additional_appointments.csv',
  type: 'additional_appointment',
  attributes: {
    ...{ external_id: text, title: text, label: text, note: text, custom_fields: json },
    ...{ effective_from: date, effective_to: date, featured: flag, percent_allocation: number },
  },
  references: {
    profile: { to: toProfile, isRequired: true },
    department: { to: toDepartment, isRequired: false },
  },
  required: ['external_id', 'title', 'effective_from'],
};
