import { newId } from '../runtime/ids.ts';
import { keyOf } from '../store/keys.ts';
import type { StoredRecord } from '../store/record.ts';
import { WriteRefused } from '../store/refused.ts';
import { reportKeyOf } from '../store/report-keys.ts';
import { alreadyWritten, changeStep, itemExists, putStep, type Refusal, type Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { timeToLive } from '../store/table.ts';
import { webhookKeyOf } from '../store/webhook-keys.ts';
import { unauthorized } from './authenticate.ts';
import type { Scope } from './scopes.ts';
import { formatToken, hashSecret, newSecret } from './token-format.ts';
import { type Principal, readToken, type TokenRecord } from './token-record.ts';

const dayMs = 86_400_000;

/** Days that a token lives unless said otherwise, and at most. */
export const tokenLifetime = { default: 90, maximum: 365 } as const;

/** Whether a scope is of no use to a token that acts for a user. */
export const isForIntegrationsAlone = (scope: Scope): boolean => scope.startsWith('import:');

/** What a new token is to be. */
export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly principal?: Principal;
  /** Whole days, 1 to 365; 90 unless said. */
  readonly expiresInDays?: number;
  /** The end of the token, ISO 8601 in UTC, instead of the days. The caller has checked the length. */
  readonly expiresAt?: string | undefined;
  readonly createdBy?: TokenRecord['created_by'];
  /** Id of the token that gives it, which must not be revoked when it is written. */
  readonly givenBy?: string | undefined;
  /** A whole number above 0; by default the limit of the deployment. */
  readonly requestsPerMinute?: number | undefined;
  readonly now: Date;
}

/** A token just issued; `token` is the only copy of its secret. */
export interface IssuedToken {
  readonly token: string;
  readonly record: TokenRecord;
}

/** A wish about tokens that can't be granted, with the reason in words for the operator. */
export class TokenError extends Error {}

class AlreadyRevoked extends TokenError {
  constructor(id: string) {
    super(`the token "${id}" is revoked`);
  }
}

const checkLifetime = (days: number): void => {
  if (Number.isInteger(days) && days >= 1 && days <= tokenLifetime.maximum) return;
  throw new TokenError(`a token lives 1 to ${tokenLifetime.maximum} whole days`);
};

const expiry = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString();

const noSuchToken = (id: string): TokenError => new TokenError(`there is no token with the id "${id}"`);

const newToken = (request: TokenRequest): IssuedToken => {
  const {
    name,
    scopes,
    principal = { kind: 'integration' },
    expiresInDays = tokenLifetime.default,
    now,
    expiresAt,
    createdBy,
    requestsPerMinute,
  } = request;
  checkLifetime(expiresInDays);
  if (name.trim() === '') throw new TokenError('a token needs a name');
  if (scopes.length === 0) throw new TokenError('a token needs at least one scope');
  const id = newId().replaceAll('-', '');
  const secret = newSecret();
  const record: TokenRecord = {
    id,
    name,
    scopes: [...new Set(scopes)],
    principal,
    hash: hashSecret(secret),
    created_at: now.toISOString(),
    expires_at: expiresAt ?? expiry(now, expiresInDays),
    last_used_at: null,
    revoked_at: null,
    ...(createdBy && { created_by: createdBy }),
    ...(requestsPerMinute !== undefined && { requests_per_minute: requestsPerMinute }),
  };
  return { token: formatToken({ id, secret }), record };
};

// Long enough to look up whose a token was, and then the table forgets it.
const keptAfterExpiry = 90 * dayMs;

const putToken = (record: TokenRecord): Step => {
  const deleteAfter = Math.floor((Date.parse(record.expires_at) + keptAfterExpiry) / 1_000);
  return putStep(keyOf.token(record.id), { ...record, [timeToLive]: deleteAfter }, () => alreadyWritten);
};

const revokeStep = (id: string, now: Date, refused: Refusal): Step =>
  changeStep(
    keyOf.token(id),
    {
      conditions: [itemExists, { kind: 'blank', path: ['revoked_at'] }],
      set: [[['revoked_at'], now.toISOString()]],
    },
    refused,
  );

/** Writes steps about tokens; a refusal comes out as the TokenError that its step gave. */
const writeTokens = async (store: Store, steps: readonly Step[], outcome?: StoredRecord): Promise<void> => {
  try {
    await store.write(steps, outcome);
  } catch (error) {
    throw error instanceof WriteRefused ? error.reasons[0] : error;
  }
};

// A process believes for a while that a token is good: long enough for one that leaked to give another in its place.
const giverStays = (id: string): Step =>
  changeStep(keyOf.token(id), { conditions: [itemExists, { kind: 'blank', path: ['revoked_at'] }] }, unauthorized);

/**
 * Issues a token and keeps its hash; `asRecord` makes of it what an answer shows. Throws TokenError, and the one 401 where
 * the token that gives it has been revoked.
 */
export const issueToken = async (
  store: Store,
  request: TokenRequest,
  asRecord?: (token: TokenRecord) => StoredRecord,
): Promise<IssuedToken> => {
  const issued = newToken(request);
  const { givenBy } = request;
  const steps = [putToken(issued.record), ...(givenBy === undefined ? [] : [giverStays(givenBy)])];
  await writeTokens(store, steps, asRecord?.(issued.record));
  return issued;
};

/** Revokes a token; it is refused everywhere within 60 seconds. Revoking twice keeps the first moment. Throws TokenError. */
export const revokeToken = async (store: Store, id: string, now: Date): Promise<TokenRecord> => {
  const refused: Refusal = (found) => (found === undefined ? noSuchToken(id) : new AlreadyRevoked(id));
  try {
    await writeTokens(store, [revokeStep(id, now, refused)]);
  } catch (error) {
    if (!(error instanceof AlreadyRevoked)) throw error;
  }
  const record = await readToken(store, id);
  if (record === undefined) throw noSuchToken(id);
  return record;
};

/** The steps that move webhook endpoints and reports to the next token of their line; none where there are none. */
const handOver = async (store: Store, { id, line }: Required<Pick<TokenRecord, 'id' | 'line'>>): Promise<Step[]> => {
  const keys = [webhookKeyOf.owner(line), reportKeyOf.ownerOfReports(line)];
  const owned = await Promise.all(keys.map(async (key) => ((await store.get(key)) === undefined ? [] : [key])));
  return owned
    .flat()
    .map((key) => changeStep(key, { conditions: [itemExists], set: [[['token'], id]] }, () => undefined));
};

/** Issues a token like an existing one, with the same length of life, and revokes the old one, in one. Throws TokenError. */
export const rotateToken = async (store: Store, id: string, now: Date): Promise<IssuedToken> => {
  const old = await readToken(store, id);
  if (old === undefined) throw noSuchToken(id);
  // To the millisecond: one that the API has given may live for less than a day.
  const lifetime = Date.parse(old.expires_at) - Date.parse(old.created_at);
  const { name, scopes, principal, created_by: createdBy, requests_per_minute: requestsPerMinute } = old;
  const { token, record } = newToken({
    name,
    scopes,
    principal,
    createdBy,
    requestsPerMinute,
    expiresAt: new Date(now.getTime() + lifetime).toISOString(),
    now,
  });
  const next = { ...record, line: old.line ?? old.id };
  const steps = [putToken(next), revokeStep(id, now, () => new AlreadyRevoked(id))];
  await writeTokens(store, [...steps, ...(await handOver(store, next))]);
  return { token, record: next };
};
