const codeKey = 'facet.code';
const begunKey = 'facet.begun';
const pattern = /^[A-Za-z0-9_-]{43}$/;

type Page = Pick<Window, 'location' | 'history' | 'sessionStorage'>;
type Storing = Pick<Page, 'sessionStorage'>;

/** The code by which a page was opened. */
export interface Invitation {
  readonly code: string | undefined;
  /** Whether the student has begun with it in this tab before. */
  readonly isUnderWay: boolean;
}

const keep = ({ sessionStorage }: Storing, code: string): void => {
  sessionStorage.removeItem(begunKey);
  // A link that was cut off in a mail is told to be no good, rather than taken for the one before.
  if (pattern.test(code)) sessionStorage.setItem(codeKey, code);
  else sessionStorage.removeItem(codeKey);
};

/**
 * The code of the link that led here: from the fragment, which no browser sends and which leaves the address bar and the
 * history at once; else from this tab, which keeps it until it is closed, since phones reload tabs that were out of sight.
 */
export const takeCode = (page: Page): Invitation => {
  const { location, history, sessionStorage } = page;
  const code = location.hash.slice(1);
  if (code === '') {
    return {
      code: sessionStorage.getItem(codeKey) ?? undefined,
      isUnderWay: sessionStorage.getItem(begunKey) !== null,
    };
  }
  history.replaceState(null, '', location.pathname);
  keep(page, code);
  return { code, isUnderWay: false };
};

/** Notes that the student has begun: a page that is loaded anew goes on where it was. */
export const noteBegun = ({ sessionStorage }: Storing): void => {
  if (sessionStorage.getItem(codeKey) !== null) sessionStorage.setItem(begunKey, '1');
};

/** Has this tab forget the code. */
export const forgetCode = ({ sessionStorage }: Storing): void => {
  for (const key of [codeKey, begunKey]) sessionStorage.removeItem(key);
};
