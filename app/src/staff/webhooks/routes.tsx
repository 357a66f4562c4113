import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

const list = async () => ({ default: (await import('./endpoints-page.tsx')).EndpointsPage });
const create = async () => ({ default: (await import('./new-endpoint-page.tsx')).NewEndpointPage });
const change = async () => ({ default: (await import('./change-endpoint-page.tsx')).ChangeEndpointPage });
const one = async () => ({ default: (await import('./endpoint-page.tsx')).EndpointPage });

export const routes: readonly AreaRoute[] = [
  { path: '/webhooks', page: lazy(list) },
  { path: '/webhooks/new', page: lazy(create) },
  { path: '/webhooks/:id/change', page: lazy(change) },
  { path: '/webhooks/:id', page: lazy(one) },
];

export const entry: NavigationEntry = {
  path: '/webhooks',
  label: ({ areas }) => areas.webhooks,
  purpose: ({ areas }) => areas.webhooksPurpose,
  isFor: (account) => may(account, 'webhooks:read'),
  right: 'webhooks',
};
