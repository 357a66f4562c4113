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
  area: 'contacts',
  attributes: {
    label: text(),
    external_id: text(),
    address_line1: text(),
    address_line2: text(),
    address_line3: text(),
    address_level1: text(),
    address_level2: text(),
    address_level3: text(),
    address_level4: text(),
    country: text(),
    country_name: text(),
    postal_code: text(),
    ...effectiveDates,
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
    user: toOne('user', { inverse: { linkage: 'addresses', carries: [] } }),
    profile: toOne('profile'),
  },
  required: ['address_line1'],
  rules: [endsAfterStart],
  list: { counters: 'in all', filters: { user: { slot: 1 }, profile: { slot: 2 }, external_id: { slot: 3 } } },
});

/** The same as a request creates it: an address of nobody would never be found. */
export const newAddress = { ...address, required: [...address.required, 'user'] };
