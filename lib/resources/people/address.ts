import * as v from 'valibot';
import { jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { effectiveDates, endsAfterStart, isCurrent } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';
import { countryName } from './country-name.ts';

/** A postal address at which a person can be reached, now or in the past. */
export const address = defineResource({
  type: 'address',
  collection: 'addresses',
  group: 'people',
  area: 'contacts',
  attributes: {
    /**
     * What the address is used for, in words of your own.
     * @example Home
     */
    label: text(),
    /**
     * The id of the address in the system it comes from, such as the HR system. Lists can be filtered by it.
     * @example ADR-2201
     */
    external_id: text({ filter: { slot: 3 } }),
    /**
     * First line of the street address: house and street, or a building. The one part that an address can't do
     * without.
     * @example 48 Foghorn Lane
     */
    address_line1: text({ required: true }),
    /**
     * Second line of the street address, such as an apartment or a room.
     * @example Apartment 3
     */
    address_line2: text(),
    /**
     * Third line of the street address, where two are not enough.
     * @example 1 Harbour Walk
     */
    address_line3: text(),
    /**
     * The largest administrative unit within the country: state, province or region.
     * @example NS
     */
    address_level1: text(),
    /**
     * The unit below level 1, usually the city or town.
     * @example Ellery Bay
     */
    address_level2: text(),
    /**
     * The unit below level 2, such as a district of a city.
     * @example Centro
     */
    address_level3: text(),
    /**
     * The smallest unit, below level 3, such as a neighbourhood; few countries need it.
     * @example Old Harbour
     */
    address_level4: text(),
    /**
     * The country, preferably as an ISO 3166-1 alpha-2 code in capitals, from which the service derives
     * `country_name`.
     * @example CA
     */
    country: text(),
    /**
     * The country's name to print. Unless you set it, the English name of the code in `country`.
     * @example Canada
     */
    country_name: text(),
    /**
     * The postal or ZIP code as the country writes it.
     * @example B0X 0X0
     */
    postal_code: text(),
    ...effectiveDates(),
    /**
     * Whatever else your institution keeps about the address: a JSON object of your own, at most 64 KiB.
     * @example {"verified": true}
     */
    custom_fields: jsonObject(),
    ...timestamps,
  },
  computed: {
    country_name: {
      schema: v.nullable(v.string()),
      of: ({ values }) => (values.country_name?.trim() ? values.country_name : countryName(values.country)),
    },
    /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. */
    is_current: isCurrent,
  },
  relationships: {
    // An address of nobody would never be found.
    /**
     * The person whose address it is. Needed when an address is created, because nobody would find an address without
     * one.
     */
    user: toOne('user', {
      required: 'on create',
      filter: { slot: 1 },
      inverse: { linkage: 'addresses', carries: [] },
    }),
    /** The same person as a member of the faculty: the profile of the user, who has only one. */
    profile: toOne('profile', { filter: { slot: 2 } }),
  },
  writtenBy: 'lib/domain/people/contacts.ts',
  rules: [endsAfterStart],
  list: { isCounted: true },
  endpoints: { list: true, read: true, related: true, create: true, update: { number: 2 }, delete: true },
});
