import type { Scope } from '../scopes.ts';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { timeToLive } from '../store/table.ts';

/**
 * On whose behalf a token acts: an integration sees all that its scopes allow, a user what that user may see, and a student
 * answers the evaluations of one period.
 */
export type Principal =
  | { readonly kind: 'integration' }
  | {
      readonly kind: 'student';
      /** The id of the `course_evaluation_student`. */
      readonly id: string;
      /** The id of the `course_evaluation_period`. */
      readonly period: string;
    }
  | {
      readonly kind: 'user';
      readonly id: string;
      /** The user's profile when the token was issued: a hint at what to read, no proof of anything. */
      readonly profile?: string;
      /**
       * Of a person who has signed in: the scopes that the person's groups grant. They show what they show an integration,
       * not the own records alone.
       */
      readonly granted?: readonly Scope[];
    };

/** The scopes that a token has for the institution, beyond what is the own of the person for whom it acts. */
export const scopesAtLarge = ({
  scopes = [],
  principal,
}: {
  readonly scopes?: readonly Scope[];
  readonly principal: { readonly kind: Principal['kind']; readonly granted?: readonly Scope[] };
}): readonly Scope[] => (principal.kind === 'integration' ? scopes : (principal.granted ?? []));

/** An access token as it is kept; the secret only as a hash. Instants are ISO 8601 in UTC. */
export interface TokenRecord {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly principal: Principal;
  readonly hash: string;
  readonly created_at: string;
  readonly expires_at: string;
  /** Kept to the hour, so that use costs next to nothing. */
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
  /** The first of the tokens that followed on each other by rotation, where it is not that: what belongs to one, belongs to the next. */
  readonly line?: string;
  /** Requests that it may make in a minute, where that is not what the deployment says for all. */
  readonly requests_per_minute?: number;
}

// Tokens are written by lib/access/tokens.ts alone; what stands under their keys is a token.
const toTokenRecord = ({ pk: _pk, sk: _sk, [timeToLive]: _end, ...record }: Record<string, unknown>): TokenRecord =>
  record as unknown as TokenRecord;

// Ids are hexadecimal; key conditions take no empty string.
const allIds = ['0', 'g'] as const;

/** Reads one token; undefined when there is none. */
export const readToken = async (store: Store, id: string): Promise<TokenRecord | undefined> => {
  const item = await store.get(keyOf.token(id));
  return item === undefined ? undefined : toTokenRecord(item);
};

/** Reads all tokens, oldest first. */
export const readTokens = async (store: Store): Promise<TokenRecord[]> =>
  (await store.queryRange(keyOf.token('').pk, allIds)).map(toTokenRecord);
