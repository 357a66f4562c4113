import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';
import { messages } from './messages.ts';

export const routes: readonly AreaRoute[] = [
  {
    path: '/message-suppressions',
    page: lazy(async () => ({ default: (await import('./suppressions-page.tsx')).SuppressionsPage })),
  },
];

export const entry: NavigationEntry = {
  path: '/message-suppressions',
  label: () => messages.title,
  purpose: () => messages.purpose,
  isFor: (account) => may(account, 'messages:read'),
};
