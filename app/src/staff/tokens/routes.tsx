import { lazy } from 'react';
import type { AreaRoute, NavigationEntry } from '../area.ts';
import { may } from '../session/account.ts';

export const routes: readonly AreaRoute[] = [
  { path: '/tokens', page: lazy(async () => ({ default: (await import('./tokens-page.tsx')).TokensPage })) },
  { path: '/tokens/new', page: lazy(async () => ({ default: (await import('./new-token-page.tsx')).NewTokenPage })) },
];

export const entry: NavigationEntry = {
  path: '/tokens',
  label: () => 'Tokens',
  purpose: () => 'Let other systems and scripts in, see which are used, and shut them out.',
  isFor: (account) => may(account, 'tokens:read'),
};
