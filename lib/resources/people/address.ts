import * as v from 'valibot';
import { jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { effectiveDates, endsAfterStart, isCurrent } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';
import { countryName } from './country-name.ts';

/** A postal address of a user. */
export const address = defineResource({
  type: 'address',
  collection: 'addresses',
  group: 'people',
  area: 'contacts',
  attributes: {
    label: text(),
    external_id: text({ filter: { slot: 3 } }),
    address_line1: text({ required: true }),
    address_line2: text(),
    address_line3: text(),
    address_level1: text(),
    address_level2: text(),
    address_level3: text(),
    address_level4: text(),
    country: text(),
    country_name: text(),
    postal_code: text(),
    ...effectiveDates(),
    custom_fields: jsonObject(),
    ...timestamps,
  },
  computed: {
    country_name: {
      schema: v.nullable(v.string()),
      of: ({ values }) => (values.country_name?.trim() ? values.country_name : countryName(values.country)),
    },
    is_current: isCurrent,
  },
  relationships: {
    // An address of nobody would never be found.
    user: toOne('user', {
      required: 'on create',
      filter: { slot: 1 },
      inverse: { linkage: 'addresses', carries: [] },
    }),
    // That of the user, who has only one.
    profile: toOne('profile', { filter: { slot: 2 } }),
  },
  writtenBy: 'lib/domain/people/contacts.ts',
  rules: [endsAfterStart],
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, related: true, create: true, update: { number: 2 }, delete: true },
});
