import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource, type Rule } from '../../model/definition/resource.ts';
import { effectiveDates, endsAfterStart } from '../shared/effective-dates.ts';

const twoPeople: Rule<'admin_assistant' | 'faculty_member'> = {
  fields: ['admin_assistant', 'faculty_member'],
  blames: 'faculty_member',
  code: 'same_as_admin_assistant',
  holds: (assistant, member) => assistant === null || assistant !== member,
};

/** The role in which one user assists another. */
export const adminAssistantRole = defineResource({
  type: 'admin_assistant_role',
  collection: 'admin_assistant_roles',
  group: 'people',
  area: 'organisation',
  attributes: {
    /**
     * The id of the role in the system it comes from, such as the HR system. Lists can be filtered by it.
     * @example AAR-501
     */
    external_id: text({ filter: { slot: 3 } }),
    ...effectiveDates(),
  },
  relationships: {
    /**
     * The user who assists. While the role is in effect, the assistant sees the workflow cases of the faculty member.
     */
    admin_assistant: toOne('user', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'admin_assistant_roles', carries: ['faculty_member', 'effective_from', 'effective_to'] },
    }),
    /** The user who is assisted; it must be somebody other than the assistant. */
    faculty_member: toOne('user', { required: true, filter: { slot: 2 } }),
  },
  rules: [endsAfterStart, twoPeople],
  list: { isCounted: true },
  endpoints: {
    list: true,
    read: true,
    related: true,
    create: { needsAuthority: true },
    update: { number: 19, needsAuthority: true },
    delete: { needsAuthority: true },
  },
});
