import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute } from '../session/area.ts';

const layers = async () => ({ default: (await import('./layers-page.tsx')).LayersPage });
const written = async () => ({ default: (await import('./written-page.tsx')).WrittenPage });
const own = async () => ({ default: (await import('./addition-page.tsx')).AdditionPage });
const form = async () => ({ default: (await import('./addition-form-page.tsx')).AdditionFormPage });

/** Pages of a period: on one the office sets who adds questions, on the other it sees the added questions. */
export const officeRoutes: readonly AreaRoute[] = [
  { path: '/periods/:id/question-layers', page: lazy(layers), isFor: (account) => may(account, 'periods:write') },
  {
    path: '/periods/:id/question-layers/:layer/:target',
    page: lazy(written),
    isFor: (account) => may(account, 'periods:write'),
  },
];

/** The pages on which departments and instructors write their questions. The start page of staff links to them. */
export const ownRoutes: readonly AreaRoute[] = [
  { path: '/additions/:period/:target', page: lazy(own) },
  { path: '/additions/:period/:target/form', page: lazy(form) },
];
