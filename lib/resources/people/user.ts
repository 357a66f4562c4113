import * as v from 'valibot';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { emails, flag, jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { linkageOf } from '../../model/definition/record-fields.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import type { StoredRecord } from '../../store/record.ts';
import { isInEffect } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';

/** The employment in effect that began last; of two that began on one day the one recorded later. */
const currentEmployment = (record: StoredRecord, now: Date): ResourceIdentifier | null => {
  const [latest] = Object.entries(linkageOf(record, 'employments'))
    .filter(([, dates]) => isInEffect(dates, now))
    .map(([id, dates]) => ({ id, order: `${String(dates.effective_from ?? '')}#${id}` }))
    .sort((one, other) => (one.order < other.order ? 1 : -1));
  return latest === undefined ? null : { type: 'employment', id: latest.id };
};

/** A person who has an account. */
export const user = defineResource({
  type: 'user',
  collection: 'users',
  group: 'people',
  area: 'people',
  attributes: {
    display_name: text({ required: true }),
    primary_employee_id: text({ filter: { slot: 2 } }),
    emails: emails(),
    custom_fields: jsonObject(),
    employee_ids: jsonObject(),
    ...timestamps,
    deactivated: flag({ readOnly: true }),
  },
  computed: { deactivated: { schema: v.boolean(), of: ({ values }) => values.deactivated ?? false } },
  relationships: {
    // A user keeps the profile.
    profile: toOne('profile', { createOnly: true, filter: { slot: 1 } }),
    employments: toMany('employment'),
    current_employment: toOne('employment', { readOnly: true }),
    admin_assistant_roles: toMany('admin_assistant_role', { bare: true }),
    addresses: toMany('address', { bare: true }),
    phone_numbers: toMany('phone_number', { bare: true }),
  },
  // What the access to workflow cases asks of a user stands in the user's record: one consistent read tells all of it.
  hiddenLinkages: ['workflow_groups', 'recusals'],
  unread: ['workflow_groups', 'recusals'],
  computedLinkage: { current_employment: ({ record, now }) => currentEmployment(record, now) },
  list: { counters: 'in all' },
  // What makes or changes an account needs a scope of its own.
  endpoints: {
    list: true,
    read: true,
    related: true,
    create: { number: 6, scope: 'users:write', summary: 'Create a user with a profile', needsAuthority: true },
    update: { scope: 'users:write' },
  },
});
