import { lazy } from 'react';
import { ownRoutes } from '../question-layers/routes.tsx';
import { may } from '../session/account.ts';
import type { Access, AreaRoute } from '../session/area.ts';

/** Who teaches, and shows a slide. */
export const access: Access = {
  isFor: (account) => may(account, 'results:read'),
  right: 'results',
};

/** The page that staff begin at leads here. */
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
