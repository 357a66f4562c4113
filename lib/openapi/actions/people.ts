import { scopes } from '../../access/scopes.ts';
import { roles } from '../../resources/people/user.ts';
import { documentBase } from '../document-base.ts';
import { constant, described, id, type JsonSchema, objectOf, orNull, text, uri, version } from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';

const listOf = (items: JsonSchema, what: string): JsonSchema => described({ type: 'array', items }, what);

const account = objectOf({
  type: constant('user'),
  id,
  attributes: objectOf({
    display_name: described(text, "The person's full name."),
    emails: listOf(text, "The person's e-mail addresses, the preferred one first."),
  }),
  meta: objectOf({ version }),
});

const meta = objectOf({
  roles: listOf({ enum: [...roles] }, 'What the person is by the data; `staff` by the groups.'),
  scopes: listOf({ enum: [...scopes] }, 'What requests with this token may do.'),
  departments: listOf(objectOf({ id, name: text }), 'The departments that the person chairs.'),
  sections: listOf(
    objectOf({ id, name: text, course: orNull(id) }),
    'The last 200 sections that the person teaches or has taught, each with the id of its course.',
  ),
});

/** Answers about people. */
export const people: ActionAnswers = {
  'read-my-account': {
    description: 'The person, and in `meta` what the person is and may do.',
    schema: objectOf({ data: account, meta, links: objectOf({ self: uri }) }),
    example: {
      data: {
        type: 'user',
        id: '01959266-5bc0-7310-8000-2b3c4d5e6f70',
        attributes: { display_name: 'Inês Carvalho-Lund', emails: ['ines.carvalho-lund@ellerybay.example'] },
        meta: { version: 1 },
      },
      meta: {
        roles: ['instructor'],
        scopes: ['account:read', 'comments:read', 'results:read'],
        departments: [],
        sections: [
          {
            id: '01959266-5bc0-7410-8000-9a8b7c6d5e4f',
            name: '01',
            course: '01959266-5bc0-7510-8000-0a1b2c3d4e5f',
          },
        ],
      },
      links: { self: `${documentBase}/api/v1/my/account` },
    },
  },
};
