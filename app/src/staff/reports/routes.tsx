import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';
import { messages } from './messages.ts';

const teaching = lazy(async () => ({ default: (await import('./teaching-report-page.tsx')).TeachingReportPage }));

export const routes: readonly AreaRoute[] = [
  { path: '/reports', page: lazy(async () => ({ default: (await import('./reports-page.tsx')).ReportsPage })) },
  {
    path: '/reports/evaluations/:id',
    page: lazy(async () => ({ default: (await import('./evaluation-report-page.tsx')).EvaluationReportPage })),
  },
  { path: '/reports/teaching', page: teaching },
  { path: '/reports/instructors/:id', page: teaching },
];

export const entry: NavigationEntry = {
  path: '/reports',
  label: () => messages.title,
  purpose: () => messages.purpose,
  isFor: (account) => may(account, 'results:read') || may(account, 'results:preview'),
  right: 'results',
};
