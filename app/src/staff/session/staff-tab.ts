import { storageOf } from '../../shared/storages.ts';

const key = 'facet.staff';

type Keeping = Pick<Window, 'sessionStorage'>;

/** Notes that somebody of staff's has signed in in this tab; not who. */
export const noteStaff = (page: Keeping): void => storageOf(page, 'sessionStorage')?.setItem(key, '1');

/** Has this tab forget it. */
export const forgetStaff = (page: Keeping): void => storageOf(page, 'sessionStorage')?.removeItem(key);

/** Whether somebody of staff's has signed in in this tab, and has not signed out. */
export const isStaffs = (page: Keeping): boolean => (storageOf(page, 'sessionStorage')?.getItem(key) ?? null) !== null;
