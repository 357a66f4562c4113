import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

export const routes: readonly AreaRoute[] = [
  { path: '/imports', page: lazy(async () => ({ default: (await import('./imports-page.tsx')).ImportsPage })) },
  { path: '/imports/:id', page: lazy(async () => ({ default: (await import('./import-page.tsx')).ImportPage })) },
];

export const entry: NavigationEntry = {
  path: '/imports',
  label: ({ areas }) => areas.imports,
  purpose: ({ areas }) => areas.importsPurpose,
  isFor: (account) => may(account, 'import:write'),
  right: 'import',
};
