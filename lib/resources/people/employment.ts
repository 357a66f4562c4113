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
    /**
     * The id of the position in the system it comes from, such as the HR system. Lists can be filtered by it.
     * @example EMP-1041
     */
    external_id: text({ filter: { slot: 3 } }),
    /**
     * The job title as the contract or the directory has it.
     * @example Associate Professor
     */
    title: text({ required: true }),
    /**
     * Whatever else your institution keeps about the position: a JSON object of your own, at most 64 KiB.
     * @example {"fte": 0.8}
     */
    custom_fields: jsonObject(),
    ...timestamps,
  },
  computed: {
    /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. */
    is_current: isCurrent,
  },
  relationships: {
    // The user's `current_employment` is worked out from the dates.
    /** The person who holds the position. Given by the path when the employment is created, and never changed. */
    user: toOne('user', {
      createOnly: true,
      filter: { slot: 1 },
      inverse: { linkage: 'employments', carries: ['effective_from', 'effective_to'] },
    }),
    /** The profile of the same person. It follows from the user, and a body that names another is refused. */
    profile: toOne('profile', { createOnly: true, filter: { slot: 2 } }),
  },
  rules: [endsAfterStart],
  list: { isCounted: true },
  endpoints: {
    list: true,
    read: { number: 11, include: ['user', 'profile'] },
    related: true,
    /**
     * Creates a position of the user in the path; `user` and `profile` in the body may be left out, and must agree
     * with the path if they are there.
     */
    create: { number: 4, path: '/users/{user_id}/employments', summary: 'Create an employment of a user' },
    update: true,
    delete: true,
  },
});
