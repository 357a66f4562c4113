import type { Scope } from '../../access/scopes.ts';
import type { TokenRecord } from '../../access/token-record.ts';
import { type IssuedToken, isForIntegrationsAlone, issueToken, tokenLifetime } from '../../access/tokens.ts';
import { expiryRefused, noActiveUser, rateOfPerson, scopeOfIntegrations } from '../../errors/access-tokens.ts';
import { errorOf, refuse } from '../../errors/error-kind.ts';
import type { ErrorDetails } from '../../errors/json-api-error.ts';
import type { Change } from '../../model/validation/change.ts';
import type { OwnRefusals } from '../../model/validation/read-change.ts';
import { canonicalId } from '../../runtime/ids.ts';
import type { Store } from '../../store/store.ts';
import { hasSignedIn, requireAuthorityToGive } from './authority-to-give.ts';
import { tokenAsRecord } from './token-as-record.ts';

const dayMs = 86_400_000;

const inDays = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString();

/** When a token expires for which nobody says it: no later than the token that gives it. */
const expiryBy = (caller: TokenRecord, now: Date): string => {
  const usual = inDays(now, tokenLifetime.default);
  return caller.expires_at !== '' && caller.expires_at < usual ? caller.expires_at : usual;
};

const expiryRefusals = (expiresAt: string, now: Date): ErrorDetails[] => {
  if (expiresAt > now.toISOString() && expiresAt <= inDays(now, tokenLifetime.maximum)) return [];
  return [errorOf(expiryRefused, tokenLifetime.maximum)];
};

const scopeRefusals = (scopes: readonly Scope[]): ErrorDetails[] =>
  scopes.flatMap((scope, index) => (isForIntegrationsAlone(scope) ? [errorOf(scopeOfIntegrations, scope, index)] : []));

/** What a request for a token holds, as the type says it. */
interface Asked {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly user_id?: string | null;
  readonly expires_at?: string | null;
  readonly requests_per_minute?: number | null;
}

/** Refuses values that no token may have, whoever asks for it. It looks only at attributes that are well-formed. */
export const tokenRefusals =
  (now: Date): OwnRefusals =>
  (attributes) => {
    const {
      scopes = [],
      user_id: user,
      expires_at: expiresAt,
      requests_per_minute: rate,
    } = attributes as Partial<Asked>;
    return [
      ...(typeof user === 'string' ? scopeRefusals(scopes) : []),
      ...(typeof user === 'string' && typeof rate === 'number' ? [errorOf(rateOfPerson)] : []),
      ...(typeof expiresAt === 'string' ? expiryRefusals(expiresAt, now) : []),
    ];
  };

const readUser = async (store: Store, given: string | undefined) => {
  if (given === undefined) return { kind: 'integration' } as const;
  const id = canonicalId(given);
  const found = id === undefined ? undefined : await store.readInline({ type: 'user', id });
  if (found === undefined || found.deactivated === true) throw refuse(noActiveUser);
  return { kind: 'user', id: found.id } as const;
};

const creatorOf = ({ id, principal }: TokenRecord): TokenRecord['created_by'] =>
  principal.kind === 'user' ? { kind: 'user', id: principal.id } : { kind: 'token', id };

/**
 * Makes a token that a caller asks for, in whose request nothing is refused. Throws 401 for a caller whose token has just
 * been revoked, 403 for a token with more than the caller has, 422 for a user who is not there.
 */
export const createAccessToken = async (
  store: Store,
  change: Change,
  { caller, now }: { readonly caller: TokenRecord; readonly now: Date },
): Promise<IssuedToken> => {
  // Validated as the type says.
  const { name, scopes, user_id: asked, expires_at, requests_per_minute } = change.attributes as unknown as Asked;
  const expiresAt = expires_at ?? expiryBy(caller, now);
  const user = asked ?? undefined;
  const { data } = change;
  const requestsPerMinute = requests_per_minute ?? caller.requests_per_minute;
  const askedToken = { scopes, user: user === undefined ? undefined : canonicalId(user), expiresAt, requestsPerMinute };
  requireAuthorityToGive(caller, { ...askedToken, data });
  const principal = await readUser(store, user);
  const given = {
    createdBy: creatorOf(caller),
    // Whether somebody who has signed in may do this is read at each request.
    givenBy: hasSignedIn(caller) ? undefined : caller.id,
    requestsPerMinute,
  };
  return issueToken(store, { name, scopes, principal, expiresAt, ...given, now }, tokenAsRecord);
};
