/**
 * addresses.csv → addresses.
 *
 * | column | field |
 * |---|---|
 * | external_id, label, address_line1 to address_line3, address_level1 to address_level4, postal_code | the same |
 * | country, country_name | the same; the name is that of the country's code when it is empty |
 * | effective_from, effective_to, custom_fields | the same |
 * | user_external_id, else profile_external_id | user |
 * | profile_external_id, else user_external_id | profile: that of the user named so |
 */
import { date, json, text } from './columns.ts';
import { type HrTable, userAndProfile } from './hr-table.ts';

/** What is read of addresses.csv. */
export const addresses: HrTable = {
  file: 'addresses.csv',
  type: 'address',
  attributes: {
    ...{ external_id: text, label: text, address_line1: text, address_line2: text, address_line3: text },
    ...{ address_level1: text, address_level2: text, address_level3: text, address_level4: text },
    ...{ country: text, country_name: text, postal_code: text },
    ...{ effective_from: date, effective_to: date, custom_fields: json },
  },
  references: userAndProfile,
  required: ['external_id', 'address_line1'],
};
