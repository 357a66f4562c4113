import type { JWTPayload } from 'jose';
import { derivedId } from '../../runtime/ids.ts';
import type { Item } from '../../store/queries.ts';
import type { Scope } from '../scopes.ts';
import { cacheMs, type TokenRecord } from '../token-record.ts';
import { findUser } from './find-user.ts';
import { ProviderUnavailable } from './key-set.ts';
import { type SignInSettings, signInSettings } from './settings.ts';
import type { SignedInRequest, SignedInResult } from './signed-in-request.ts';
import { withUserinfo } from './userinfo.ts';
import { verifyToken } from './verify-token.ts';

const maxCached = 10_000;

const ownScopesKnown = new Map<string, { readonly scopes: readonly Scope[]; readonly until: number }>();

/** The scopes that the data give a person. What they show is judged with each request. */
const ownScopesOf = async (
  { store, now, ownScopes, asks }: SignedInRequest,
  user: string,
): Promise<readonly Scope[]> => {
  const find = asks.onlyIntegrationsMay === undefined ? ownScopes.get(asks.answers) : undefined;
  if (find === undefined) return [];
  const name = `${store.tableName}/${asks.answers}/${user}`;
  const known = ownScopesKnown.get(name);
  if (known !== undefined && now.getTime() < known.until) return known.scopes;
  const scopes = await find(store, user, now);
  if (ownScopesKnown.size >= maxCached) ownScopesKnown.clear();
  ownScopesKnown.set(name, { scopes, until: now.getTime() + cacheMs });
  return scopes;
};

/** The scopes that the groups of a person grant. */
const grantedBy = ({ groups, groupsClaim }: SignInSettings, claims: JWTPayload): Scope[] => {
  // Names are texts, or numbers: what else a provider lists there has no name.
  const named = [claims[groupsClaim] ?? []].flat().filter((each) => ['string', 'number'].includes(typeof each));
  return [
    ...new Set(named.flatMap((group) => (Object.hasOwn(groups, String(group)) ? (groups[String(group)] ?? []) : []))),
  ];
};

/**
 * The claim of the groups, where the provider has left it out because the person is in too many: as a distributed claim
 * (OpenID Connect Core 1.0, 5.6.2), or as Entra says it in short tokens.
 */
const groupsLeftOut = ({ groupsClaim }: SignInSettings, claims: JWTPayload): string | undefined => {
  const isElsewhere = Object.hasOwn(Object(claims._claim_names), groupsClaim) || claims.hasgroups === true;
  return isElsewhere && claims[groupsClaim] === undefined ? groupsClaim : undefined;
};

// A person may be recused from a case. So groups never grant cases; a person sees them by the person's own role alone.
const isAtLarge = (scope: Scope): boolean => !scope.startsWith('cases:');

interface Person {
  readonly user: Item;
  readonly granted: readonly Scope[];
  readonly own: readonly Scope[];
  readonly leftOut: string | undefined;
}

const recordOf = ({ user, granted, own, leftOut }: Person): TokenRecord => ({
  // The id belongs to the person. So all tokens of one person share one quota, and the log shows no more than of other
  // tokens.
  id: derivedId('signed in', String(user.id)).replaceAll('-', ''),
  name: 'signed in',
  scopes: [...new Set<Scope>(['account:read', ...granted, ...own])],
  principal: {
    kind: 'user',
    id: String(user.id),
    ...(typeof user.profile === 'string' && { profile: user.profile }),
    granted: granted.filter(isAtLarge),
    ...(leftOut !== undefined && { groupsLeftOut: leftOut }),
  },
  hash: '',
  created_at: '',
  expires_at: '',
  last_used_at: null,
  revoked_at: null,
});

const claimsOf = async ({ token, now }: SignedInRequest, settings: SignInSettings) => {
  try {
    const claims = await verifyToken(token, settings, now);
    return claims && settings.asksUserinfo ? await withUserinfo(settings, { token, claims, now }) : claims;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'unavailable';
    throw error;
  }
};

/** Finds out who has signed in with a token of the identity provider, and what the person may do. */
export const readPerson = async (request: SignedInRequest): Promise<SignedInResult> => {
  const settings = signInSettings();
  const claims = settings && (await claimsOf(request, settings));
  if (claims === 'unavailable') return { isUnavailable: true };
  if (settings === undefined || claims === undefined) return {};
  const user = await findUser(request.store, settings, { claims, now: request.now });
  if (user === undefined) return { isUnknown: true };
  const own = await ownScopesOf(request, String(user.id));
  const granted = grantedBy(settings, claims);
  const { scope, orScope } = request.asks;
  const isGranted = granted.some((each) => isAtLarge(each) && (each === scope || each === orScope));
  const record = recordOf({ user, granted, own, leftOut: groupsLeftOut(settings, claims) });
  return { record, use: Promise.resolve(), isGranted };
};
