import { lazy } from 'react';
import { type Account, may } from '../session/account.ts';
import type { AreaRoute } from '../session/area.ts';

/** Whether an account looks for people and sections. */
export const maySearch = (account: Account): boolean => may(account, 'people:read', 'courses:read', 'periods:read');

/** The box in the header leads here. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/search',
    page: lazy(async () => ({ default: (await import('./search-page.tsx')).SearchPage })),
    isFor: maySearch,
  },
  {
    path: '/people/:id',
    page: lazy(async () => ({ default: (await import('../people/person-page.tsx')).PersonPage })),
    isFor: maySearch,
  },
  {
    path: '/sections/:id',
    page: lazy(async () => ({ default: (await import('../sections/section-page.tsx')).SectionPage })),
    isFor: maySearch,
  },
];
