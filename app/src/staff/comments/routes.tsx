import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';
import { messages } from './messages.ts';

export const routes: readonly AreaRoute[] = [
  {
    path: '/comments',
    page: lazy(async () => ({ default: (await import('./review-periods-page.tsx')).ReviewPeriodsPage })),
  },
  {
    path: '/comments/periods/:id',
    page: lazy(async () => ({ default: (await import('./queue-page.tsx')).QueuePage })),
  },
];

export const entry: NavigationEntry = {
  path: '/comments',
  label: () => messages.title,
  purpose: () => messages.purpose,
  isFor: (account) => may(account, 'comments:review', 'periods:read'),
  right: 'comments',
};
