import * as v from 'valibot';
import { scopes } from '../../access/scopes.ts';
import { instant, oneOf, oneOrMoreOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { textOf } from '../../model/definition/record-fields.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { keyOf } from '../../store/keys.ts';
import { timestamps } from '../shared/timestamps.ts';

/** Whether a token is good, and else why not. */
const tokenStates = ['active', 'expired', 'revoked'] as const;

/** The id of a token as the table and the token itself have it: the UUID without hyphens. */
export const tokenIdOf = (id: string): string => id.replaceAll('-', '');

/** By what a program, or a person's script, calls the service: `facet_<id>_<secret>`. The table keeps a hash of the secret alone. Whoever has the scope for the institution sees all tokens; a token that acts for a user sees that user's. It is listed until 90 days after it has expired. */
export const accessToken = defineResource({
  type: 'access_token',
  collection: 'access_tokens',
  group: 'service',
  area: 'tokens',
  attributes: {
    /**
     * What the token is for.
     * @example Nightly sync of the HR system
     */
    name: text({ required: true }),
    /**
     * What it allows: at least one scope, and none that you do not have yourself.
     * @example ["people:read", "changes:read"]
     */
    scopes: oneOrMoreOf(scopes, { required: true }),
    /**
     * The id of the active user that it acts for: it shows the workflow cases and results that this user may see, and is
     * refused once the user is deactivated. Null, as it is unless said, for one of an integration, which sees
     * all that its scopes allow.
     * @example 01959266-5bc0-7c3e-8a51-2f6d1f0b9e47
     */
    user_id: text({ createOnly: true }),
    /**
     * From when on it is refused, in UTC: in 90 days unless said, in 365 at most. A token gives none that outlives itself.
     * @example 2026-02-20T10:00:00.000Z
     */
    expires_at: instant({ createOnly: true }),
    /**
     * When it was last used, to the hour; null where it never was.
     * @example 2025-12-01T09:00:00.000Z
     */
    last_used_at: instant({ readOnly: true }),
    /**
     * When it was revoked; null where it was not.
     * @example 2025-12-02T08:15:00.000Z
     */
    revoked_at: instant({ readOnly: true }),
    /**
     * Whether it is good, and else why not.
     * @example active
     */
    state: oneOf(tokenStates, { readOnly: true }),
    /**
     * How many requests a minute it may make, where that is not what holds for all: no more than the token that gives it
     * may, and as many unless said. One that acts for a user takes none: all tokens of a person share one limit.
     * @example 600
     */
    requests_per_minute: integer({ minimum: 1, createOnly: true }),
    /**
     * The id of the user who made it, signed in or through a token that acts for this user. Null of others.
     * @example 01959266-5bc0-7c3e-8a51-2f6d1f0b9e47
     */
    created_by_user_id: text({ readOnly: true }),
    /**
     * The id of the token that made it; null where a person did who had signed in, or an operator.
     * @example 01959266-5bc0-7c3e-8a51-5c7d1f0b9e41
     */
    created_by_token_id: text({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    state: {
      schema: v.picklist(tokenStates),
      of: ({ record, now }) => {
        if (textOf(record, 'revoked_at') !== null) return 'revoked';
        return Date.parse(textOf(record, 'expires_at') ?? '') <= now.getTime() ? 'expired' : 'active';
      },
    },
  },
  keyOf: (id) => keyOf.token(tokenIdOf(id)),
  writtenBy: 'lib/domain/access-tokens/create-access-token.ts',
  endpoints: {
    list: { include: 'none', sort: ['created_at'], filters: [] },
    read: { include: 'none' },
    /**
     * `meta.secret` is the token as it is sent: no other answer shows it, nor does the answer to a repeated request. A token
     * gives scopes that it has itself, and one that acts for a user acts for that user again. A person who has signed in
     * gives what the groups grant, to an integration or to the own person; an integration gets none by whose writes a
     * person needs authority over what is changed (`cases`, `organisation:write`, `people:write`, `teaching:write`,
     * `users:write`), nor those of `finance`, whose credits name cases to integrations alone, nor
     * `invitations:redeem` and `tokens:write`.
     */
    create: { returnsSecret: 'access token' },
    /** Revokes it: within 60 seconds it is refused everywhere. It stays listed, with `revoked_at`; to revoke it again changes nothing. */
    delete: { summary: 'Revoke an access token', timeoutSeconds: 10 },
  },
});
