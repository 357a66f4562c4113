import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

const list = async () => ({ default: (await import('./platforms-page.tsx')).PlatformsPage });
const create = async () => ({ default: (await import('./new-platform-page.tsx')).NewPlatformPage });
const change = async () => ({ default: (await import('./change-platform-page.tsx')).ChangePlatformPage });
const one = async () => ({ default: (await import('./platform-page.tsx')).PlatformPage });

const mayWrite: AreaRoute['isFor'] = (account) => may(account, 'lti:read', 'lti:write');

export const routes: readonly AreaRoute[] = [
  { path: '/learning-platforms', page: lazy(list) },
  { path: '/learning-platforms/new', page: lazy(create), isFor: mayWrite, right: 'writePlatforms' },
  { path: '/learning-platforms/:id/change', page: lazy(change), isFor: mayWrite, right: 'writePlatforms' },
  { path: '/learning-platforms/:id', page: lazy(one) },
];

export const entry: NavigationEntry = {
  path: '/learning-platforms',
  label: ({ areas }) => areas.platforms,
  purpose: ({ areas }) => areas.platformsPurpose,
  isFor: (account) => may(account, 'lti:read'),
  right: 'platforms',
};
