import { type IndexQuery, readIndex } from '../store/index-reads.ts';
import { keyOf } from '../store/keys.ts';
import type { Item } from '../store/queries.ts';
import type { Store } from '../store/store.ts';
import { keyAttributes, timeToLive } from '../store/table.ts';
import type { Scope } from './scopes.ts';

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
      /**
       * Of a person who has signed in: the scopes that the person's groups grant. They show what they show an integration,
       * not the own records alone.
       */
      readonly granted?: readonly Scope[];
      /** The claim of the groups, where the provider has left it out because there are too many of them. */
      readonly groupsLeftOut?: string;
    };

/** The scopes that a token has for the institution, in addition to those of the person that it acts for. */
export const scopesAtLarge = ({
  scopes = [],
  principal,
}: {
  readonly scopes?: readonly Scope[];
  readonly principal: { readonly kind: Principal['kind']; readonly granted?: readonly Scope[] };
}): readonly Scope[] => (principal.kind === 'integration' ? scopes : (principal.granted ?? []));

/** The person that a token acts for, or that has given it to an integration; undefined where there is none. */
export const personBehind = ({
  principal,
  created_by: creator,
}: Pick<TokenRecord, 'principal' | 'created_by'>): string | undefined => {
  if (principal.kind === 'user') return principal.id;
  return principal.kind === 'integration' && creator?.kind === 'user' ? creator.id : undefined;
};

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
  /** Who made it: another token, or a person who had signed in. Not of one that an operator made. */
  readonly created_by?: { readonly kind: 'token' | 'user'; readonly id: string };
  /** Requests a minute, where the token has a limit of its own. */
  readonly requests_per_minute?: number;
}

// Tokens are written by lib/access/tokens.ts alone; what stands under their keys is a token.
const toTokenRecord = ({ pk: _pk, sk: _sk, [timeToLive]: _end, ...record }: Record<string, unknown>): TokenRecord =>
  record as unknown as TokenRecord;

/** First and last sort key of all tokens: ids are hexadecimal, and key conditions take no empty string. */
const allIds = ['0', 'g'] as const;

/** Reads one token; undefined when there is none. */
export const readToken = async (store: Store, id: string): Promise<TokenRecord | undefined> => {
  const item = await store.get(keyOf.token(id));
  return item === undefined ? undefined : toTokenRecord(item);
};

/** Reads all tokens, oldest first. */
export const readTokens = async (store: Store): Promise<TokenRecord[]> =>
  (await store.queryRange(keyOf.token('').pk, allIds)).map(toTokenRecord);

/** A part of all tokens, in the order of their ids, which is that of their creation. */
export interface TokenRange {
  /** Where it begins, exclusive. */
  readonly from: string | undefined;
  readonly descending: boolean;
  /** How many are enough. */
  readonly enough: number;
  /** Which of them are wanted. */
  keeps(token: TokenRecord): boolean;
}

/** Reads tokens in order until there are enough; 1 round trip per call of as many as are enough. */
export const readTokenRange = async (
  store: Store,
  { from, descending, enough, keeps }: TokenRange,
): Promise<TokenRecord[]> => {
  const [first, last] = allIds;
  const range = from === undefined ? allIds : descending ? ([first, from] as const) : ([from, last] as const);
  const query: Omit<IndexQuery, 'start'> = {
    index: undefined,
    partition: { attribute: keyAttributes.partition, value: keyOf.token('').pk },
    sort: { attribute: keyAttributes.sort, range },
    descending,
    // The result includes the token at which it begins, which is dropped below.
    limit: enough + 1,
  };
  const found: TokenRecord[] = [];
  for (let start: Item | undefined; ; ) {
    const { items, next } = await readIndex(store, { ...query, start });
    found.push(...items.map(toTokenRecord).filter((token) => token.id !== from && keeps(token)));
    if (found.length >= enough || next === undefined) return found.slice(0, enough);
    start = next;
  }
};

/**
 * For how many milliseconds a process believes what it has read of a token or of a person. A revoked token, and one whose
 * user is deactivated, must be refused within 60 seconds; 15 of them are left for clocks and slow requests.
 */
export const cacheMs = 45_000;
