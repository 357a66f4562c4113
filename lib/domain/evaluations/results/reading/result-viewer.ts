import { scopesAtLarge } from '../../../../access/token-record.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { Store } from '../../../../store/store.ts';
import { type ResultStanding, readResultStanding } from './result-standing.ts';

/**
 * Who looks at results: the evaluation office, which sees what is closed; whoever else sees what is released, and of them
 * a person only what the own standing allows.
 */
export type ResultViewer =
  | { readonly kind: 'office' }
  | { readonly kind: 'reader' }
  | { readonly kind: 'person'; readonly standing: ResultStanding };

const nobody: ResultStanding = { instructors: new Set(), departments: new Set() };

type Principal = Awaited<ReturnType<TokenHolder['caller']>>['principal'];

/** What a person is to results; nothing for whoever is no user. */
export const standingOf = async (store: Store, principal: Principal): Promise<ResultStanding> =>
  principal.kind === 'user' ? readResultStanding(store, principal.id) : nobody;

/**
 * Finds out who looks; nothing is read for an integration, or for a person whose groups grant it all. Another person's
 * token is none of the office's, whatever its scopes.
 */
export const resultViewer = async (holder: TokenHolder): Promise<ResultViewer> => {
  const caller = await holder.caller();
  const { principal } = caller;
  const atLarge = scopesAtLarge(caller);
  if (atLarge.includes('results:preview')) return { kind: 'office' };
  if (principal.kind === 'integration' || atLarge.includes('results:read')) return { kind: 'reader' };
  return { kind: 'person', standing: await standingOf(holder.store, principal) };
};
