import { scopesAtLarge } from '../../../../access/token-record.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { type ResultStanding, readResultStanding, teaches } from './result-standing.ts';

/**
 * The viewer of results. The evaluation office sees closed results, all others only released ones, and a person only those
 * that the person's standing allows.
 */
export type ResultViewer =
  | { readonly kind: 'office' }
  | { readonly kind: 'reader' }
  | { readonly kind: 'person'; readonly standing: ResultStanding };

const nobody: ResultStanding = { instructors: new Set(), departments: new Set() };

type Principal = Awaited<ReturnType<TokenHolder['caller']>>['principal'];

/** How a person is related to results; undefined for a caller without a user. */
export const standingOf = async (store: Store, principal: Principal): Promise<ResultStanding> =>
  principal.kind === 'user' ? readResultStanding(store, principal.id) : nobody;

/**
 * Determines the viewer; reads nothing for an integration, or for a person whose groups grant everything. Another person's
 * token never counts as the office's, whatever its scopes.
 */
export const resultViewer = async (holder: TokenHolder): Promise<ResultViewer> => {
  const caller = await holder.caller();
  const { principal } = caller;
  const atLarge = scopesAtLarge(caller);
  if (atLarge.includes('results:preview')) return { kind: 'office' };
  if (principal.kind === 'integration' || atLarge.includes('results:read')) return { kind: 'reader' };
  return { kind: 'person', standing: await standingOf(holder.store, principal) };
};

/** Whether a viewer sees what a section has asked by itself: only a person who has taught it does. */
export const seesOwn = (viewer: ResultViewer, result: StoredRecord): boolean =>
  viewer.kind === 'person' && teaches(viewer.standing, result);
