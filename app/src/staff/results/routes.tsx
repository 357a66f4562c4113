import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';
import { messages } from './messages.ts';

export const routes: readonly AreaRoute[] = [
  { path: '/results', page: lazy(async () => ({ default: (await import('./results-page.tsx')).ResultsPage })) },
  {
    path: '/results/evaluations/:id',
    page: lazy(async () => ({ default: (await import('./result-page.tsx')).ResultPage })),
  },
];

export const entry: NavigationEntry = {
  path: '/results',
  label: () => messages.title,
  purpose: () => messages.purpose,
  isFor: (account) => may(account, 'results:read') || may(account, 'results:preview'),
  right: 'results',
};
