import { lazy } from 'react';
import { ownRoutes } from '../question-layers/routes.tsx';
import { may } from '../session/account.ts';
import type { Access, AreaRoute } from '../session/area.ts';

/** The access of people who teach and who show a slide. */
export const access: Access = {
  isFor: (account) => may(account, 'results:read'),
  right: 'results',
};

/** The routes of classes; the start page of staff links to them. */
export const routes: readonly AreaRoute[] = [
  ...ownRoutes,
  {
    path: '/classes/:id/midterm',
    page: lazy(async () => ({ default: (await import('../midterms/start-page.tsx')).StartMidtermPage })),
    isFor: (account) => may(account, 'replies:write'),
  },
  {
    path: '/classes/:id/slide',
    page: lazy(async () => ({ default: (await import('./slide-page.tsx')).SlidePage })),
  },
];
