import { storageOf } from '../../shared/storages.ts';

const key = 'facet.staff';

type Keeping = Pick<Window, 'sessionStorage'>;

/** Notes that a member of staff has signed in in this tab, without a name. */
export const noteStaff = (page: Keeping): void => storageOf(page, 'sessionStorage')?.setItem(key, '1');

/** Removes this note. */
export const forgetStaff = (page: Keeping): void => storageOf(page, 'sessionStorage')?.removeItem(key);

/** Whether a member of staff has signed in in this tab, and has not signed out. */
export const isStaffs = (page: Keeping): boolean => (storageOf(page, 'sessionStorage')?.getItem(key) ?? null) !== null;
