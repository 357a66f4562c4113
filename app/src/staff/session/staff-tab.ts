const key = 'facet.staff';

type Keeping = Pick<Window, 'sessionStorage'>;

/** Notes that somebody of staff's has signed in in this tab; not who. */
export const noteStaff = ({ sessionStorage }: Keeping): void => sessionStorage.setItem(key, '1');

/** Has this tab forget it. */
export const forgetStaff = ({ sessionStorage }: Keeping): void => sessionStorage.removeItem(key);

/** Whether somebody of staff's has signed in in this tab, and has not signed out. */
export const isStaffs = ({ sessionStorage }: Keeping): boolean => sessionStorage.getItem(key) !== null;
