import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

export const routes: readonly AreaRoute[] = [
  { path: '/tokens', page: lazy(async () => ({ default: (await import('./tokens-page.tsx')).TokensPage })) },
  { path: '/tokens/new', page: lazy(async () => ({ default: (await import('./new-token-page.tsx')).NewTokenPage })) },
];

export const entry: NavigationEntry = {
  path: '/tokens',
  label: ({ areas }) => areas.tokens,
  purpose: ({ areas }) => areas.tokensPurpose,
  isFor: (account) => may(account, 'tokens:read'),
  right: 'tokens',
};
