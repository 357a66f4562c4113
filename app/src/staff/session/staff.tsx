import { createContext, useContext } from 'react';
import type { Account } from './account.ts';
import type { Ask } from './api.ts';

/** Who has signed in, and what the service is asked with. */
export interface Staff {
  readonly ask: Ask;
  readonly account: Account;
  readonly signOut: () => void;
}

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Of pages that are shown to those alone who have signed in. */
export const useStaff = (): Staff => {
  const staff = useContext(StaffContext);
  if (staff === undefined) throw new Error('nobody has signed in');
  return staff;
};
