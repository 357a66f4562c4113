import { lazy } from 'react';
import type { AreaRoute } from '../session/area.ts';

/** The routes of suppressions. They belong to the area of message templates, which links to them. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/message-suppressions',
    page: lazy(async () => ({ default: (await import('./suppressions-page.tsx')).SuppressionsPage })),
  },
];
