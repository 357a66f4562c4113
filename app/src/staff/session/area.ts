import type { ComponentType } from 'react';
import type { Right, StaffMessages } from '../parts/messages.ts';
import type { Account } from './account.ts';

/** A page of an area, whose module is loaded on demand. */
export interface AreaRoute {
  /** The path below `/app`, in wouter's form: `/periods/:id`. */
  readonly path: string;
  readonly page: ComponentType<{ readonly params: Readonly<Record<string, string>> }>;
  /** Returns whether an account may see the page; without it, every account with the area may. */
  readonly isFor?: (account: Account) => boolean;
  /** The right that the page needs, if it is not the area's. */
  readonly right?: Right;
}

/** The condition under which an account may open an area. */
export interface Access {
  /** Returns whether the account may do anything in the area. */
  readonly isFor: (account: Account) => boolean;
  /** The right that the area needs. */
  readonly right: Right;
}

/** The entry of an area in the navigation and on the start page of staff. */
export interface NavigationEntry extends Access {
  readonly path: string;
  readonly label: (messages: StaffMessages) => string;
  /** The purpose of the area in a sentence, for the start page of staff. */
  readonly purpose?: (messages: StaffMessages) => string;
}
