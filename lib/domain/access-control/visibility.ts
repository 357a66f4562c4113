import { ownScopes as ownScopesByType } from '../../access/authenticate-person.ts';
import type { FindOwnScopes } from '../../access/sign-in/signed-in-request.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { TokenHolder, Visibility } from '../../model/definition/visibility.ts';

/** Finds out which records of a restricted type a caller may see; undefined for all of them. */
export type FindVisibility = (viewer: TokenHolder) => Promise<Visibility | undefined>;

/** Which callers can see the records of a restricted type. */
export interface RestrictedType {
  readonly type: string;
  readonly findVisibility: FindVisibility;
  /** Finds the scopes that a person has for the own records. */
  readonly ownScopes?: FindOwnScopes;
}

const rules = new Map<string, FindVisibility>();

/**
 * Registers the restricted types with the callers that can see their records: all types, or in a bundle the types that
 * its requests can lead to.
 */
export const registerRestrictedTypes = (given: readonly RestrictedType[]): void => {
  for (const { type, findVisibility: find, ownScopes } of given) {
    rules.set(type, find);
    if (ownScopes !== undefined) ownScopesByType.set(type, ownScopes);
  }
};

/** Finds which records of a restricted type a caller may see; a restricted type without an entry can't be read. */
export const findVisibility = ({ type }: AnyResource, viewer: TokenHolder): Promise<Visibility | undefined> => {
  const find = rules.get(type);
  if (find === undefined) throw new Error(`no visibility is registered for ${type}`);
  return find(viewer);
};
