import { lazy } from 'react';
import type { Account } from '../session/account.ts';
import { may } from '../session/account.ts';
import type { AreaRoute } from '../session/area.ts';

const isFor = (account: Account): boolean => may(account, 'periods:write');

/** The pages on which the questions of a period are written and tried. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/periods/:id/questions',
    page: lazy(async () => ({ default: (await import('./questions-page.tsx')).QuestionsPage })),
    isFor,
  },
  {
    path: '/periods/:id/questions/try',
    page: lazy(async () => ({ default: (await import('./try-page.tsx')).TryPage })),
    isFor,
  },
];
