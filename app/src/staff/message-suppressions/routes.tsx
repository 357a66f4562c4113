import { lazy } from 'react';
import type { AreaRoute } from '../session/area.ts';

/** They belong to the area of the message templates, from which a link leads here. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/message-suppressions',
    page: lazy(async () => ({ default: (await import('./suppressions-page.tsx')).SuppressionsPage })),
  },
];
