import { lazy } from 'react';
import type { AreaRoute, NavigationEntry } from '../area.ts';
import { may } from '../session/account.ts';
import { messages } from './messages.ts';

export const routes: readonly AreaRoute[] = [
  { path: '/periods', page: lazy(async () => ({ default: (await import('./periods-page.tsx')).PeriodsPage })) },
];

export const entry: NavigationEntry = {
  path: '/periods',
  label: () => messages.title,
  purpose: () => messages.purpose,
  isFor: (account) => may(account, 'periods:read'),
};
