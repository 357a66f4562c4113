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

/** Returns the expiry of a token that asks for none. It is never later than that of the caller's own token. */
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

/** The attributes of a request for a token, with their types. */
interface Asked {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly user_id?: string | null;
  readonly expires_at?: string | null;
  readonly requests_per_minute?: number | null;
}

/** Refuses values that no token may have for any caller. Checks only well-formed attributes. */
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
 * Creates a token for a caller whose request has passed validation. Throws 401 for a caller whose token has just been
 * revoked, 403 for a token with more rights than the caller, 422 for an unknown user.
 */
export const createAccessToken = async (
  store: Store,
  change: Change,
  { caller, now }: { readonly caller: TokenRecord; readonly now: Date },
): Promise<IssuedToken> => {
  // The type has validated the attributes.
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
    // If the caller has signed in, each request reads the caller's present rights.
    givenBy: hasSignedIn(caller) ? undefined : caller.id,
    requestsPerMinute,
  };
  return issueToken(store, { name, scopes, principal, expiresAt, ...given, now }, tokenAsRecord);
};
