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
    /**
     * What the number is used for, in words of your own.
     * @example Office
     */
    label: text(),
    /**
     * The telephone number with its country. Written as you like (`+1 (301) 405-1000`), kept and answered in E.164
     * form.
     * @example +13014051000
     */
    phone_number: e164({ required: true }),
    ...effectiveDates(),
    /**
     * The id of the number in the system it comes from, such as the HR system. Lists can be filtered by it.
     * @example TEL-3301
     */
    external_id: text({ filter: { slot: 3 } }),
    /**
     * Whatever else your institution keeps about the number: a JSON object of your own, at most 64 KiB.
     * @example {"extension": "12"}
     */
    custom_fields: jsonObject(),
  },
  relationships: {
    // A number of nobody would never be found.
    /**
     * The person who answers at this number. Needed when a number is created, because nobody would find a number
     * without one.
     */
    user: toOne('user', {
      required: 'on create',
      filter: { slot: 1 },
      inverse: { linkage: 'phone_numbers', carries: [] },
    }),
    /** The same person as a member of the faculty: the profile of the user, who has only one. */
    profile: toOne('profile', { filter: { slot: 2 } }),
  },
  writtenBy: 'lib/domain/people/contacts.ts',
  rules: [endsAfterStart],
  list: { isCounted: true },
  endpoints: {
    list: true,
    read: { number: 16, include: ['user', 'profile'] },
    related: true,
    create: true,
    update: true,
    delete: true,
  },
});
