import { phoneNumber as e164, jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { effectiveDates, endsAfterStart } from '../shared/effective-dates.ts';

/** A telephone number of a user, in E.164 form. */
export const phoneNumber = defineResource({
  type: 'phone_number',
  collection: 'phone_numbers',
  group: 'people',
  area: 'contacts',
  attributes: {
    label: text(),
    phone_number: e164({ required: true }),
    ...effectiveDates(),
    external_id: text({ filter: { slot: 3 } }),
    custom_fields: jsonObject(),
  },
  relationships: {
    // A number of nobody would never be found.
    user: toOne('user', {
      required: 'on create',
      filter: { slot: 1 },
      inverse: { linkage: 'phone_numbers', carries: [] },
    }),
    // That of the user, who has only one.
    profile: toOne('profile', { filter: { slot: 2 } }),
  },
  writtenBy: 'lib/domain/people/contacts.ts',
  rules: [endsAfterStart],
  list: { counters: 'in all' },
  endpoints: { list: true, read: { number: 16 }, related: true, create: true, update: true, delete: true },
});
