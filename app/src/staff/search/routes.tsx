import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { Access, AreaRoute } from '../session/area.ts';

/** The access of accounts that can search for people and sections. */
export const access: Access = {
  isFor: (account) => may(account, 'people:read', 'courses:read', 'periods:read'),
  right: 'search',
};

/** The routes of the search. The search box in the header leads to them. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/search',
    page: lazy(async () => ({ default: (await import('./search-page.tsx')).SearchPage })),
  },
  {
    path: '/people/:id',
    page: lazy(async () => ({ default: (await import('../people/person-page.tsx')).PersonPage })),
  },
  {
    path: '/sections/:id',
    page: lazy(async () => ({ default: (await import('../sections/section-page.tsx')).SectionPage })),
  },
];
