import type { Scope } from '../../access/scopes.ts';
import { scopesAtLarge, type TokenRecord } from '../../access/token-record.ts';
import { mayNotGive } from '../../errors/access-tokens.ts';
import { refuse } from '../../errors/error-kind.ts';
import type { JsonApiError } from '../../errors/json-api-error.ts';
import { fieldPointer, type RequestData } from '../../jsonapi/request-document.ts';
import { env } from '../../runtime/env.ts';

/**
 * Scopes that a person cannot give to an integration, which would have them without the person's limits. They cover changes
 * that need authority (docs/decisions/0028), cases and references to cases, answers in the place of students, and tokens.
 */
export const neverGivenByPersons: readonly Scope[] = [
  'cases:read',
  'cases:write',
  'finance:read',
  'finance:write',
  'invitations:redeem',
  'organisation:write',
  'people:write',
  'teaching:write',
  'tokens:write',
  'users:write',
];

/** A token that somebody asks for. */
export interface AskedToken {
  readonly scopes: readonly Scope[];
  /** The user that it acts for; undefined for an integration. */
  readonly user: string | undefined;
  /** Time, ISO 8601 in UTC. */
  readonly expiresAt: string;
  /** The request limit of the token; undefined for the general limit. */
  readonly requestsPerMinute: number | undefined;
  /** The request that asks for it. */
  readonly data: RequestData;
}

type Path = Parameters<typeof fieldPointer>[2];

const refused = ({ data }: AskedToken, detail: string, ...path: Path): JsonApiError =>
  refuse(mayNotGive, detail, fieldPointer(data, 'attributes', path));

/** Returns whether a caller is a person who has signed in. No token of this person is stored. */
export const hasSignedIn = ({ principal }: TokenRecord): boolean =>
  principal.kind === 'user' && principal.granted !== undefined;

const requireUser = (caller: TokenRecord, asked: AskedToken): void => {
  const { principal } = caller;
  const { user } = asked;
  if (principal.kind === 'integration' || user === principal.id) return;
  if (user !== undefined)
    throw refused(asked, 'The access token acts for a user, so it can not create a token for another user', 'user_id');
  if (!hasSignedIn(caller))
    throw refused(asked, 'The access token acts for a user, so it can only create tokens for that user', 'user_id');
};

/** Returns the scopes that a caller may give to a token for a user, or for an integration. */
const givable = (caller: TokenRecord, user: string | undefined): readonly Scope[] => {
  if (caller.principal.kind === 'integration' || user !== undefined) return caller.scopes;
  return scopesAtLarge(caller).filter((scope) => !neverGivenByPersons.includes(scope));
};

const requireScopesToGive = (caller: TokenRecord, asked: AskedToken): void => {
  const { scopes, user } = asked;
  const may = givable(caller, user);
  const at = scopes.findIndex((scope) => !may.includes(scope));
  const scope = scopes[at];
  if (scope === undefined) return;
  const detail = caller.scopes.includes(scope)
    ? `A token that acts for a user can not give an integration the scope "${scope}"`
    : `The access token lacks the scope "${scope}", so it can not give it to another token`;
  throw refused(asked, detail, 'scopes', at);
};

const requireRateToGive = (caller: TokenRecord, asked: AskedToken): void => {
  const own = caller.requests_per_minute ?? env.requestsPerMinute;
  if (own === undefined || (asked.requestsPerMinute ?? own) <= own) return;
  const detail = `The access token may make ${own} requests a minute; a token that it creates can not make more`;
  throw refused(asked, detail, 'requests_per_minute');
};

/**
 * Throws 403 if a caller has no authority to give a token: for another user, with more scopes or requests, or for a
 * longer time than its own.
 */
export const requireAuthorityToGive = (caller: TokenRecord, asked: AskedToken): void => {
  requireUser(caller, asked);
  requireScopesToGive(caller, asked);
  requireRateToGive(caller, asked);
  if (!hasSignedIn(caller) && asked.expiresAt > caller.expires_at)
    throw refused(
      asked,
      `The access token expires at ${caller.expires_at}; a token that it creates can not expire later`,
      'expires_at',
    );
};
