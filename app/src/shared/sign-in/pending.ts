import { isForStudents } from '../paths.ts';
import { storageOf } from '../storages.ts';

const path = '/app/signed-in';

type Page = Pick<Window, 'location' | 'history'>;

/** The answer of the provider, which is removed from the address and the history at once; undefined at any other address. */
export const takeResponse = ({ location, history }: Page): URLSearchParams | undefined => {
  if (location.pathname !== path) return undefined;
  const response = new URLSearchParams(location.search);
  history.replaceState(null, '', path);
  return response.has('code') || response.has('error') ? response : undefined;
};

const key = 'facet.sign-in';

/** Longer than one needs to find a password, and short enough that nobody else uses the same tab by then. */
const mostMilliseconds = 30 * 60_000;

/** A sign-in that this tab has begun, and nobody else can end. */
export interface PendingSignIn {
  readonly issuer: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page to continue on afterwards. */
  readonly returnTo: string;
  readonly begunAt: number;
}

type Keeping = Pick<Window, 'sessionStorage'>;

/**
 * Keeps the data of a sign-in in this tab; they are no token, and valid for one answer of the provider. Returns
 * whether they are kept.
 */
export const keepPending = (page: Keeping, pending: PendingSignIn): boolean => {
  const storage = storageOf(page, 'sessionStorage');
  storage?.setItem(key, JSON.stringify(pending));
  return storage !== undefined;
};

/** Takes what was kept out of the tab: it is used once, whatever becomes of it. */
export const takePending = (page: Keeping, now: number): PendingSignIn | undefined => {
  const storage = storageOf(page, 'sessionStorage');
  const text = storage?.getItem(key) ?? null;
  storage?.removeItem(key);
  if (text === null) return undefined;
  // Written by `keepPending`, since nobody else writes in this origin.
  const pending = JSON.parse(text) as PendingSignIn;
  return now - pending.begunAt <= mostMilliseconds ? pending : undefined;
};

/** Where each part of the application begins, below `/app`. */
export type Home = '/' | '/home';

/**
 * Returns the path if it is below `/app` and belongs to the same part as `home`. For any other path it returns `home`.
 */
export const safeReturnPath = (path: string, home: Home): string => {
  const base = 'https://facet.invalid';
  if (!URL.canParse(`/app${path}`, base)) return home;
  const { origin, pathname, search } = new URL(`/app${path}`, base);
  const below = pathname.slice('/app'.length);
  const isOfPart = isForStudents(below) === (home === '/');
  const isOurs = origin === base && pathname.startsWith('/app/') && !pathname.includes('//') && isOfPart;
  return isOurs && !/^\/signed-(?:in|out)/.test(below) ? below + search : home;
};
