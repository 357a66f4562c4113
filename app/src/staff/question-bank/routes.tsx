import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

const list = async () => ({ default: (await import('./bank-page.tsx')).BankPage });
const create = async () => ({ default: (await import('./new-item-page.tsx')).NewItemPage });
const kinds = async () => ({ default: (await import('./kinds-page.tsx')).KindsPage });
const one = async () => ({ default: (await import('./item-page.tsx')).ItemPage });

export const routes: readonly AreaRoute[] = [
  { path: '/question-bank', page: lazy(list) },
  {
    path: '/question-bank/new',
    page: lazy(create),
    isFor: (account) => may(account, 'questions:write'),
    right: 'writeQuestions',
  },
  { path: '/question-bank/kinds', page: lazy(kinds) },
  { path: '/question-bank/:id', page: lazy(one) },
];

export const entry: NavigationEntry = {
  path: '/question-bank',
  label: ({ areas }) => areas.questionBank,
  purpose: ({ areas }) => areas.questionBankPurpose,
  isFor: (account) => may(account, 'questions:read'),
  right: 'questions',
};
