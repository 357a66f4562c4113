import * as v from 'valibot';
import { scopes } from '../../../access/scopes.ts';
import { described, id, listOf, text, uri, version } from '../../shared/answer-schemas.ts';
import { roles } from '../user.ts';

/** The answer of `read-my-account`. */
export const accountAnswer = v.strictObject({
  data: v.strictObject({
    type: v.literal('user'),
    id,
    attributes: v.strictObject({
      display_name: described(text, "The person's full name."),
      emails: described(listOf(text), "The person's e-mail addresses, the preferred one first."),
    }),
    meta: v.strictObject({ version }),
  }),
  meta: v.strictObject({
    roles: described(listOf(v.picklist(roles)), 'What the person is by the data; `staff` by the groups.'),
    scopes: described(listOf(v.picklist(scopes)), 'What requests with this token may do.'),
    departments: described(listOf(v.strictObject({ id, name: text })), 'The departments that the person chairs.'),
    sections: described(
      listOf(v.strictObject({ id, name: text, course: v.nullable(id) })),
      'The last 200 sections that the person teaches or has taught, each with the id of its course.',
    ),
  }),
  links: v.strictObject({ self: uri }),
});

export type AccountAnswer = v.InferOutput<typeof accountAnswer>;
