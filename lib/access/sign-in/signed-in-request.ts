import type { Store } from '../../store/store.ts';
import type { Authenticated } from '../authenticate.ts';
import type { Scope } from '../scopes.ts';

/** Finds the scopes that a person has over the own records of a type. */
export type FindOwnScopes = (store: Store, user: string, now: Date) => Promise<readonly Scope[]>;

/** What an operation asks of its caller. */
export interface AsksOfCaller {
  readonly scope?: Scope | undefined;
  readonly orScope?: Scope;
  readonly onlyIntegrationsMay?: string;
  /** The type that it answers with. */
  readonly answers: string;
  /** It is for those alone who have signed in, and they learn that no user is theirs. */
  readonly onlySignedIn?: true;
}

/** A token of the identity provider, with what it takes to find out whose it is. */
export interface SignedInRequest {
  readonly store: Store;
  readonly token: string;
  readonly now: Date;
  readonly asks: AsksOfCaller;
  /** By the type that an operation answers with. */
  readonly ownScopes: ReadonlyMap<string, FindOwnScopes>;
}

/**
 * The person as one whose token is kept, or that the provider does not respond, or that a good token names no active user.
 * None of them means that the token is not valid.
 * No error: one of a file that is loaded by itself would have a class of its own.
 */
export type SignedInResult = Authenticated | { readonly isUnavailable?: true; readonly isUnknown?: true };
