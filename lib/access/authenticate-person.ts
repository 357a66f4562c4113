import { personNotFound, signInUnavailable } from '../errors/access.ts';
import { refuse } from '../errors/error-kind.ts';
import { oidcIssuer } from '../runtime/env.ts';
import { type Authenticated, unauthorized } from './authenticate.ts';
import type { FindOwnScopes, SignedInRequest } from './sign-in/signed-in-request.ts';

/**
 * Finds a person's own scopes, by the type that an operation answers with. These operations show persons their own
 * records only.
 */
export const ownScopes = new Map<string, FindOwnScopes>();

/** Whether a token has the form of a JWT, where people sign in. */
export const isProviderToken = (token: string): boolean => token.split('.').length === 3 && oidcIssuer() !== undefined;

/**
 * Finds out who has signed in; throws the one 401, and 503 while the identity provider can't be asked. An operation for those
 * alone who have signed in says with a 403 that no user is theirs.
 */
export const authenticatePerson = async (request: Omit<SignedInRequest, 'ownScopes'>): Promise<Authenticated> => {
  // A file of its own: nothing of it is loaded for those who bring no such token.
  const { readPerson } = await import('./sign-in/read-person.ts');
  const found = await readPerson({ ...request, ownScopes });
  if ('record' in found) return found;
  if (found.isUnavailable) throw refuse(signInUnavailable);
  throw found.isUnknown && request.asks.onlySignedIn ? refuse(personNotFound) : unauthorized();
};
