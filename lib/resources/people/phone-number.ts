import { phoneNumber as e164, jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { effectiveDates, endsAfterStart } from '../shared/effective-dates.ts';

/** A telephone number of a user, in E.164 form. */
export const phoneNumber = defineResource({
  type: 'phone_number',
  collection: 'phone_numbers',
  area: 'contacts',
  attributes: {
    label: text(),
    phone_number: e164(),
    ...effectiveDates,
    external_id: text(),
    custom_fields: jsonObject(),
  },
  relationships: {
    user: toOne('user', { inverse: { linkage: 'phone_numbers', carries: [] } }),
    profile: toOne('profile'),
  },
  required: ['phone_number'],
  rules: [endsAfterStart],
  list: { counters: 'in all', filters: { user: { slot: 1 }, profile: { slot: 2 }, external_id: { slot: 3 } } },
});

/** The same as a request creates it: a number of nobody would never be found. */
export const newPhoneNumber = { ...phoneNumber, required: [...phoneNumber.required, 'user'] };
