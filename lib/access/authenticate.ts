import { integrationOnly, missingScope, notAuthenticated, signedInOnly } from '../errors/access.ts';
import { refuse } from '../errors/error-kind.ts';
import type { JsonApiError } from '../errors/json-api-error.ts';
import { keyOf } from '../store/keys.ts';
import { changeStep, itemExists } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import type { Scope } from './scopes.ts';
import { matchesHash, parseToken, type TokenParts } from './token-format.ts';
import { cacheMs, readToken, type TokenRecord } from './token-record.ts';

const maxCached = 1_000;
const hourMs = 3_600_000;

interface Cached {
  readonly record: TokenRecord;
  readonly until: number;
}

const cache = new Map<string, Cached>();

/** The one refusal of every token that is not valid. */
export const unauthorized = (): JsonApiError => refuse(notAuthenticated);

const remember = (name: string, cached: Cached): void => {
  if (cache.size >= maxCached && !cache.has(name)) cache.clear();
  cache.set(name, cached);
};

/** Whether a user, or a record of another type, is there and has not been deactivated. */
export const isActive = async (store: Store, type: string, id: string): Promise<boolean> => {
  const found = await store.get(keyOf.record({ type, id }));
  return found !== undefined && found.deactivated !== true;
};

/** Whether the person that a token acts for still exists. */
const hasPrincipal = async (store: Store, { principal }: TokenRecord): Promise<boolean> =>
  principal.kind === 'integration' ||
  isActive(store, principal.kind === 'user' ? 'user' : 'course_evaluation_student', principal.id);

/** Finds a good token in the cache or in the table; throws the one 401. */
const lookUp = async (store: Store, { id, secret }: TokenParts, now: number): Promise<Cached> => {
  const known = cache.get(`${store.tableName}/${id}`);
  const isFresh = known !== undefined && now < known.until;
  // A token never changes its owner. So for a known token, the owner is read in parallel with the token.
  const [record, acts] = isFresh
    ? [known.record, true]
    : await Promise.all([readToken(store, id), known && hasPrincipal(store, known.record)]);
  if (record === undefined || !matchesHash(secret, record.hash)) throw unauthorized();
  if (record.revoked_at !== null || Date.parse(record.expires_at) <= now) throw unauthorized();
  if (!(acts ?? (await hasPrincipal(store, record)))) throw unauthorized();
  return { record, until: isFresh ? known.until : now + cacheMs };
};

const isUnused = ({ last_used_at }: TokenRecord, now: Date): boolean =>
  last_used_at === null || now.getTime() - Date.parse(last_used_at) > hourMs;

const recordUse = async (store: Store, record: TokenRecord, now: Date): Promise<void> => {
  const set = [[['last_used_at'], now.toISOString()]] as const;
  try {
    await store.write([changeStep(keyOf.token(record.id), { conditions: [itemExists], set }, () => 'gone')]);
  } catch {
    // The time of last use is kept for the operator's information; a request never fails for it.
  }
};

/** How the text of every answering token begins; none is kept anywhere. */
export const answeringPrefix = 'facet_answering_';

/** The token text of an `Authorization` header, unchecked; empty where it has none. */
export const bearerText = (header = ''): string => /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';

/** The parts of a token's text; throws the one 401 for what has not even the form of one. */
export const bearerToken = (text: string): TokenParts => {
  const parts = parseToken(text);
  if (parts === undefined) throw unauthorized();
  return parts;
};

/** A token that was found good, and the note of its use that may still be under way. */
export interface Authenticated {
  readonly record: TokenRecord;
  /** A person's groups grant what the operation asks for, also where it is for integrations only. */
  readonly isGranted?: boolean;
  readonly use: Promise<void>;
}

/**
 * Finds the token that a caller has; throws the one 401. No read while it is cached, else one round trip; one more for the
 * user of a token that this process meets for the first time.
 */
export const authenticate = async (store: Store, parts: TokenParts, now: Date): Promise<Authenticated> => {
  const { record, until } = await lookUp(store, parts, now.getTime());
  const isNew = isUnused(record, now);
  const kept = isNew ? { ...record, last_used_at: now.toISOString() } : record;
  remember(`${store.tableName}/${record.id}`, { record: kept, until });
  return { record, use: isNew ? recordUse(store, record, now) : Promise.resolve() };
};

/** Finds out whose an answering token is; only functions that students may call know how (authenticate-student.ts). */
export const answeringTokens: { authenticate(store: Store, token: string, now: Date): Promise<Authenticated> } = {
  authenticate: () => Promise.reject(unauthorized()),
};

/** Throws a 403 that names the first of the scopes that a token lacks; `pointer` leads to what of the request needs them. */
export const requireScopes = (
  { scopes, principal }: Pick<TokenRecord, 'scopes'> & Partial<Pick<TokenRecord, 'principal'>>,
  needed: readonly Scope[],
  pointer?: string,
): void => {
  const missing = needed.find((scope) => !scopes.includes(scope));
  if (missing === undefined) return;
  throw refuse(missingScope, missing, principal?.kind === 'user' ? principal.groupsLeftOut : undefined, pointer);
};

/** Throws a 403 for a token that the service itself has issued, also one that acts for a person. */
export const requireSignedIn = ({ principal }: Pick<TokenRecord, 'principal'>): void => {
  if (principal.kind !== 'user' || principal.granted === undefined) throw refuse(signedInOnly);
};

/** Throws a 403 for a token that acts for a person; `doing` says what only integrations may. */
export const requireIntegration = (
  { principal }: Pick<TokenRecord, 'principal'>,
  doing: string,
  pointer?: string,
): void => {
  if (principal.kind === 'integration') return;
  throw refuse(integrationOnly, doing, pointer);
};
