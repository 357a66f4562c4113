import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute } from '../session/area.ts';

const page = async () => ({ default: (await import('./messages-page.tsx')).MessagesPage });

/** The pages below those of a period. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/periods/:id/messages',
    page: lazy(page),
    isFor: (account) => may(account, 'messages:read'),
    right: 'messages',
  },
];
