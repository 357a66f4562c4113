import { lazy } from 'react';
import { routes as messageRoutes } from '../messages/routes.tsx';
import { officeRoutes as layerRoutes } from '../question-layers/routes.tsx';
import { routes as questionRoutes } from '../questions/routes.tsx';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

export const routes: readonly AreaRoute[] = [
  { path: '/periods', page: lazy(async () => ({ default: (await import('./periods-page.tsx')).PeriodsPage })) },
  {
    path: '/periods/new',
    page: lazy(async () => ({ default: (await import('./new/new-period-page.tsx')).NewPeriodPage })),
  },
  {
    path: '/periods/:id/settings',
    page: lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage })),
  },
  { path: '/periods/:id', page: lazy(async () => ({ default: (await import('./period-page.tsx')).PeriodPage })) },
  ...messageRoutes,
  ...questionRoutes,
  ...layerRoutes,
];

export const entry: NavigationEntry = {
  path: '/periods',
  label: ({ areas }) => areas.periods,
  purpose: ({ areas }) => areas.periodsPurpose,
  isFor: (account) => may(account, 'periods:read'),
  right: 'periods',
};
