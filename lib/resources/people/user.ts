import * as v from 'valibot';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { emails, flag, jsonObject, namedIds, text } from '../../model/definition/attribute-kinds.ts';
import { language } from '../../model/definition/language-kinds.ts';
import { linkageOf } from '../../model/definition/record-fields.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { textsInJson } from '../../runtime/json.ts';
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

// As many find the person by filters.
const mostNumbers = 16;

/** The roles that the data give a person; `staff` comes from the groups of the identity provider. */
export const roles = ['staff', 'chair', 'assistant', 'instructor', 'student'] as const;

/** A person who has an account. */
export const user = defineResource({
  type: 'user',
  collection: 'users',
  group: 'people',
  area: 'people',
  attributes: {
    /**
     * The person's full name as lists and pages show it, in the order in which the person writes it.
     * @example Ada Lovelace
     */
    display_name: text({ required: true }),
    /**
     * The person's employee number in the institution's HR system. Numbers of further systems go into
     * `employee_ids`.
     * @example E10041
     */
    primary_employee_id: text({ filter: { slot: 2 } }),
    /**
     * The person's e-mail addresses, the preferred one first; at most 100. The person is found by each of the first 16,
     * however it is capitalised.
     * @example ["ada@lovelace.example"]
     */
    emails: emails({ filter: { slot: 3 } }),
    /**
     * Whatever else your institution keeps about the person: a JSON object of your own, at most 64 KiB. The service
     * stores it as it is and reads nothing in it.
     * @example {"office": "Gull Hall 412"}
     */
    custom_fields: jsonObject(),
    /**
     * The person's numbers in further systems, by the name of the system; a JSON object of at most 64 KiB. The person is
     * found by each of the first 16 texts and numbers in it, of up to 255 characters.
     * @example {"payroll": "P-20117"}
     */
    employee_ids: namedIds(),
    /**
     * The language in which the person wants to be written to: a language tag (BCP 47). Without one the institution's
     * languages count, in their order.
     * @example de-AT
     */
    preferred_language: language(),
    ...timestamps,
    /**
     * True when the account is no longer in use, for example because a complete import no longer names the person. Set
     * by the service; the data stay readable.
     */
    deactivated: flag({ readOnly: true }),
  },
  computed: { deactivated: { schema: v.boolean(), of: ({ values }) => values.deactivated ?? false } },
  relationships: {
    // A user keeps the profile.
    /** The person as a member of the faculty. Made together with the user; a user keeps it permanently. */
    profile: toOne('profile', { createOnly: true, filter: { slot: 1 } }),
    /** All positions that the person holds or has held. Each employment names its user. */
    employments: toMany('employment'),
    /** The employment in effect today that began last, computed on every read; null when none is in effect. */
    current_employment: toOne('employment', { readOnly: true }),
    /** The roles in which this user assists others, past ones included. Each role names its assistant. */
    admin_assistant_roles: toMany('admin_assistant_role', { bare: true }),
    /** The person's postal addresses, past ones included. Each address names its user. */
    addresses: toMany('address', { bare: true }),
    /** The person's telephone numbers, past ones included. Each number names its user. */
    phone_numbers: toMany('phone_number', { bare: true }),
  },
  // What the access to workflow cases asks of a user stands in the user's record: one consistent read has all of it.
  hiddenLinkages: ['workflow_groups', 'recusals'],
  unread: ['workflow_groups', 'recusals'],
  computedLinkage: { current_employment: ({ record, now }) => currentEmployment(record, now) },
  list: { isCounted: true },
  searched: {
    texts: (record) => [
      ...[record.display_name, record.primary_employee_id].filter((each) => typeof each === 'string'),
      ...(typeof record.employee_ids === 'string' ? textsInJson(record.employee_ids).slice(0, mostNumbers) : []),
    ],
    addresses: (record) => [record.emails ?? []].flat().map(String),
  },
  // What makes or changes an account needs a scope of its own.
  endpoints: {
    list: true,
    read: true,
    related: true,
    /**
     * Creates an account together with the profile that every user has, or for a profile that has no user yet. Tokens that
     * act for a user give it no address and no number that names a user already: it would name neither of them any more.
     */
    create: { number: 6, scope: 'users:write', summary: 'Create a user with a profile', needsAuthority: true },
    /**
     * Tokens that act for a user change neither `emails` nor `employee_ids`, which identify people who sign in, nor
     * `primary_employee_id`, which identifies people in imports.
     */
    update: { scope: 'users:write', needsAuthority: true },
    actions: {
      /**
       * The person that has signed in, or that the token acts for: the roles that follow from the data (`staff` from the
       * groups of the identity provider), the scopes of requests with this token, the departments that the person chairs, and
       * the last 200 sections that the person teaches or has taught. Whoever has signed in has its scope.
       */
      read_my_account: {
        method: 'GET',
        path: '/my/account',
        summary: 'Read who is signed in',
        scope: 'account:read',
        reads: ['department', 'course_evaluation_section', 'profile', 'workflow_group'],
        lists: ['course_evaluation_instructor', 'course_evaluation_section_instructor', 'course_evaluation_student'],
      },
    },
  },
});
