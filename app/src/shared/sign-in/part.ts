import { storageOf } from '../storages.ts';

const key = 'facet.student';

type Keeping = Pick<Window, 'sessionStorage'>;

/** Notes whether a student is who signs in in this tab, without a name: the provider leads both parts back to one address. */
export const noteStudent = (page: Keeping, isStudent: boolean): void => {
  const storage = storageOf(page, 'sessionStorage');
  if (isStudent) storage?.setItem(key, '1');
  else storage?.removeItem(key);
};

/** Whether the last sign-in of this tab was a student's. */
export const isStudentsTab = (page: Keeping): boolean =>
  (storageOf(page, 'sessionStorage')?.getItem(key) ?? null) !== null;
