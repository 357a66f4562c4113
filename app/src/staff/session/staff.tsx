import { createContext, useContext } from 'react';
import type { Account } from './account.ts';
import type { Ask } from './api.ts';

/** The signed-in person, and the function that calls the service. */
export interface Staff {
  readonly ask: Ask;
  readonly account: Account;
  /** Whether the service is set up to send mails. */
  readonly sendsMail: boolean;
  readonly signOut: () => void;
}

export const StaffContext = createContext<Staff | undefined>(undefined);

/** Returns the signed-in person, for pages that are shown only after signing in. */
export const useStaff = (): Staff => {
  const staff = useContext(StaffContext);
  if (staff === undefined) throw new Error('nobody has signed in');
  return staff;
};
