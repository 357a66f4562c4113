import { storageOf } from '../../shared/storages.ts';

const codeKey = 'facet.code';
const begunKey = 'facet.begun';
const pattern = /^[A-Za-z0-9_-]{43}$/;

type Page = Pick<Window, 'location' | 'history' | 'sessionStorage'>;
type Storing = Pick<Page, 'sessionStorage'>;

/** The code of the link that opened a page. */
export interface Invitation {
  readonly code: string | undefined;
  /** Whether the student has already begun with the code in this tab. */
  readonly isUnderWay: boolean;
}

const keep = (page: Storing, code: string): void => {
  const storage = storageOf(page, 'sessionStorage');
  storage?.removeItem(begunKey);
  // A link that a mail cut off is reported as invalid, so the code of an older link is not used in its place.
  if (pattern.test(code)) storage?.setItem(codeKey, code);
  else storage?.removeItem(codeKey);
};

/**
 * Returns the code of the link that opened the page. It comes from the fragment, which is not sent to the server and is
 * removed from the address bar and the history at once, or from the tab's storage, because phones reload hidden tabs.
 * Without storage, a reloaded page has no code.
 */
export const takeCode = (page: Page): Invitation => {
  const { location, history } = page;
  // The fragment in the address of a launch is a launch, and not a student's code.
  const isLaunch = location.pathname.endsWith('/lti');
  const code = isLaunch ? '' : location.hash.slice(1);
  if (code === '') {
    const storage = storageOf(page, 'sessionStorage');
    return {
      code: isLaunch ? undefined : (storage?.getItem(codeKey) ?? undefined),
      isUnderWay: (storage?.getItem(begunKey) ?? null) !== null,
    };
  }
  history.replaceState(null, '', location.pathname);
  keep(page, code);
  return { code, isUnderWay: false };
};

/** Notes that the student has begun, so that a reloaded page continues where the student was. */
export const noteBegun = (page: Storing): void => {
  const storage = storageOf(page, 'sessionStorage');
  if (storage && storage.getItem(codeKey) !== null) storage.setItem(begunKey, '1');
};

/** Removes the code from this tab. */
export const forgetCode = (page: Storing): void => {
  const storage = storageOf(page, 'sessionStorage');
  for (const key of [codeKey, begunKey]) storage?.removeItem(key);
};
