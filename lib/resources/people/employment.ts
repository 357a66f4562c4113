import { jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { effectiveDates, endsAfterStart, isCurrent } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A position that a user holds or has held; it stays with its user. */
export const employment = defineResource({
  type: 'employment',
  collection: 'employments',
  group: 'people',
  area: 'people',
  attributes: {
    ...effectiveDates({ required: 'except on import' }),
    external_id: text({ filter: { slot: 3 } }),
    title: text({ required: true }),
    custom_fields: jsonObject(),
    ...timestamps,
  },
  computed: { is_current: isCurrent },
  relationships: {
    // The user's `current_employment` is worked out from the dates.
    user: toOne('user', {
      createOnly: true,
      filter: { slot: 1 },
      inverse: { linkage: 'employments', carries: ['effective_from', 'effective_to'] },
    }),
    profile: toOne('profile', { createOnly: true, filter: { slot: 2 } }),
  },
  rules: [endsAfterStart],
  list: { counters: 'in all' },
  endpoints: {
    list: true,
    read: { number: 11, include: ['user', 'profile'] },
    related: true,
    create: { number: 4, path: '/users/{user_id}/employments', summary: 'Create an employment of a user' },
    update: true,
    delete: true,
  },
});
