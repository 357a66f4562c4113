import { storageOf } from '../../shared/storages.ts';

const codeKey = 'facet.code';
const begunKey = 'facet.begun';
const pattern = /^[A-Za-z0-9_-]{43}$/;

type Page = Pick<Window, 'location' | 'history' | 'sessionStorage'>;
type Storing = Pick<Page, 'sessionStorage'>;

/** The code of the link that opened a page. */
export interface Invitation {
  readonly code: string | undefined;
  /** Whether the student has begun with it in this tab before. */
  readonly isUnderWay: boolean;
}

const keep = (page: Storing, code: string): void => {
  const storage = storageOf(page, 'sessionStorage');
  storage?.removeItem(begunKey);
  // A link that was cut off in a mail is reported as invalid; the code of an older link is not used instead.
  if (pattern.test(code)) storage?.setItem(codeKey, code);
  else storage?.removeItem(codeKey);
};

/**
 * The code of the link that led here: from the fragment, which no browser sends and which leaves the address bar and the
 * history at once; else from this tab, which keeps it until it is closed, since phones reload tabs that were out of sight.
 * Where the browser keeps nothing, a page that is loaded again has none.
 */
export const takeCode = (page: Page): Invitation => {
  const { location, history } = page;
  // Behind the address of a launch is a launch, which is nobody's code.
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

/** Notes that the student has begun: a page that is loaded again continues where it was. */
export const noteBegun = (page: Storing): void => {
  const storage = storageOf(page, 'sessionStorage');
  if (storage && storage.getItem(codeKey) !== null) storage.setItem(begunKey, '1');
};

/** Removes the code from this tab. */
export const forgetCode = (page: Storing): void => {
  const storage = storageOf(page, 'sessionStorage');
  for (const key of [codeKey, begunKey]) storage?.removeItem(key);
};
