import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

const page = async () => ({ default: (await import('./institution-page.tsx')).InstitutionPage });

export const routes: readonly AreaRoute[] = [{ path: '/institution', page: lazy(page) }];

export const entry: NavigationEntry = {
  path: '/institution',
  label: ({ areas }) => areas.institution,
  purpose: ({ areas }) => areas.institutionPurpose,
  isFor: (account) => may(account, 'institution:write'),
  right: 'institution',
};
