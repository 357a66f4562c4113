import type { ComponentType } from 'react';
import type { Right, StaffMessages } from '../parts/messages.ts';
import type { Account } from './account.ts';

/** A page of an area; each is loaded when it is shown. */
export interface AreaRoute {
  /** Below `/app`, as wouter writes it: `/periods/:id`. */
  readonly path: string;
  readonly page: ComponentType<{ readonly params: Readonly<Record<string, string>> }>;
  /** Whether the account may see it; everybody who has the area, unless said. */
  readonly isFor?: (account: Account) => boolean;
  /** The right that all lack whose account may not see it, if that is another than the area's. */
  readonly right?: Right;
}

/** What opens an area to an account. */
export interface Access {
  /** Whether the account may do anything there. */
  readonly isFor: (account: Account) => boolean;
  /** The right that this takes. */
  readonly right: Right;
}

/** What leads to an area in the navigation, and from the page that staff begin at. */
export interface NavigationEntry extends Access {
  readonly path: string;
  readonly label: (messages: StaffMessages) => string;
  /** What one does there, in a sentence, for the page that staff begin at. */
  readonly purpose?: (messages: StaffMessages) => string;
}
