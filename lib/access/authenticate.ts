import { JsonApiError } from '../jsonapi/errors.ts';
import type { Scope } from '../scopes.ts';
import { keyOf } from '../store/keys.ts';
import { changeStep, itemExists } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { matchesHash, parseToken, type TokenParts } from './token-format.ts';
import { readToken, type TokenRecord } from './token-record.ts';

// A revoked token must be refused within 60 seconds; 15 of them are left for clocks and slow requests.
const cacheMs = 45_000;
const maxCached = 1_000;
const hourMs = 3_600_000;

interface Cached {
  readonly record: TokenRecord;
  readonly until: number;
}

const cache = new Map<string, Cached>();

/** One answer for a missing, malformed, unknown, expired or revoked token, so that none can be told from the others. */
export const unauthorized = (): JsonApiError =>
  new JsonApiError(401, [{ code: 'unauthorized', detail: 'A valid access token is required' }], {
    'www-authenticate': 'Bearer',
  });

const remember = (name: string, record: TokenRecord, now: number): void => {
  if (cache.size >= maxCached) cache.clear();
  cache.set(name, { record, until: now + cacheMs });
};

const lookUp = async (store: Store, id: string, now: number): Promise<TokenRecord | undefined> => {
  const name = `${store.tableName}/${id}`;
  const cached = cache.get(name);
  if (cached !== undefined && now < cached.until) return cached.record;
  cache.delete(name);
  return readToken(store, id);
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

/** The token that an `Authorization` header carries; throws the one 401 for what has not even the form of one. */
export const bearerToken = (header: string | undefined): TokenParts => {
  const parts = parseToken(/^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? '');
  if (parts === undefined) throw unauthorized();
  return parts;
};

/** A token that was found good, and the note of its use that may still be under way. */
export interface Authenticated {
  readonly record: TokenRecord;
  readonly use: Promise<void>;
}

/** Finds the token that a caller has; throws the one 401. No read while it is cached. */
export const authenticate = async (store: Store, parts: TokenParts, now: Date): Promise<Authenticated> => {
  const record = await lookUp(store, parts.id, now.getTime());
  if (record === undefined || !matchesHash(parts.secret, record.hash)) throw unauthorized();
  if (record.revoked_at !== null || Date.parse(record.expires_at) <= now.getTime()) throw unauthorized();
  const name = `${store.tableName}/${record.id}`;
  if (!isUnused(record, now)) {
    if (!cache.has(name)) remember(name, record, now.getTime());
    return { record, use: Promise.resolve() };
  }
  remember(name, { ...record, last_used_at: now.toISOString() }, now.getTime());
  return { record, use: recordUse(store, record, now) };
};

/** Throws a 403 that names the first of the scopes that a token lacks. */
export const requireScopes = ({ scopes }: TokenRecord, needed: readonly Scope[]): void => {
  const missing = needed.find((scope) => !scopes.includes(scope));
  if (missing === undefined) return;
  throw new JsonApiError(403, [
    { code: 'missing_scope', detail: `The access token lacks the scope "${missing}"`, meta: { scope: missing } },
  ]);
};
