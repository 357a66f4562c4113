import { jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { fixed, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { effectiveDates, endsAfterStart, isCurrent } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A position that a user holds or has held. */
export const employment = defineResource({
  type: 'employment',
  collection: 'employments',
  area: 'people',
  attributes: {
    ...effectiveDates,
    external_id: text(),
    title: text(),
    custom_fields: jsonObject(),
    ...timestamps,
  },
  computed: { is_current: isCurrent },
  relationships: {
    // The user's `current_employment` is worked out from the dates.
    user: toOne('user', { inverse: { linkage: 'employments', carries: ['effective_from', 'effective_to'] } }),
    profile: toOne('profile'),
  },
  required: ['title', 'effective_from'],
  optionalOnImport: ['effective_from'],
  rules: [endsAfterStart],
  list: { counters: 'in all', filters: { user: { slot: 1 }, profile: { slot: 2 }, external_id: { slot: 3 } } },
});

/** The same as an update sees it: an employment stays with its user. */
export const existingEmployment = {
  ...employment,
  relationships: fixed(employment.relationships, ['user', 'profile']),
};
