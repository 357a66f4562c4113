import { scopesAtLarge } from '../../../../access/token-record.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import { midtermOf } from '../../../../resources/course-evaluations/midterm.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { type ResultStanding, readResultStanding, teaches } from './result-standing.ts';

/**
 * The viewer of results. The evaluation office sees closed results, all others only released ones, and a person only those
 * that the person's standing allows.
 */
export type ResultViewer =
  /** Some callers of the office are persons, and may also teach. */
  | { readonly kind: 'office'; readonly standing?: ResultStanding }
  | { readonly kind: 'reader'; readonly standing?: ResultStanding }
  | { readonly kind: 'person'; readonly standing: ResultStanding };

const nobody: ResultStanding = { instructors: new Set(), departments: new Set() };

type Principal = Awaited<ReturnType<TokenHolder['caller']>>['principal'];

/** How a person is related to results; undefined for a caller without a user. */
export const standingOf = async (store: Store, principal: Principal): Promise<ResultStanding> =>
  principal.kind === 'user' ? readResultStanding(store, principal.id) : nobody;

/**
 * Determines the viewer; reads nothing for an integration. Another person's token never counts as the office's, whatever its
 * scopes.
 */
export const resultViewer = async (holder: TokenHolder): Promise<ResultViewer> => {
  const caller = await holder.caller();
  const { principal } = caller;
  const atLarge = scopesAtLarge(caller);
  const standing = await standingOf(holder.store, principal);
  if (atLarge.includes('results:preview')) return { kind: 'office', standing };
  if (principal.kind === 'integration' || atLarge.includes('results:read')) return { kind: 'reader', standing };
  return { kind: 'person', standing };
};

/**
 * The viewer of what belongs to a period. A midterm's results belong to the instructor who started it: that person sees them
 * as one who teaches, and everybody else, the office too, is nobody.
 */
export const viewerIn = (viewer: ResultViewer, period: StoredRecord): ResultViewer => {
  const midterm = midtermOf(period);
  if (midterm === undefined) return viewer;
  const isOwn = viewer.standing?.instructors.has(midterm.instructor);
  return {
    kind: 'person',
    standing: isOwn === true ? { ...nobody, instructors: new Set([midterm.instructor]) } : nobody,
  };
};

/** Whether a viewer sees what a section has asked by itself: only a person who has taught it does. */
export const seesOwn = (viewer: ResultViewer, result: StoredRecord): boolean =>
  viewer.kind === 'person' && teaches(viewer.standing, result);
