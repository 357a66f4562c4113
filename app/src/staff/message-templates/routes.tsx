import { lazy } from 'react';
import { may } from '../session/account.ts';
import type { AreaRoute, NavigationEntry } from '../session/area.ts';

const list = async () => ({ default: (await import('./templates-page.tsx')).TemplatesPage });
const create = async () => ({ default: (await import('./new-template-page.tsx')).NewTemplatePage });
const one = async () => ({ default: (await import('./template-page.tsx')).TemplatePage });

export const routes: readonly AreaRoute[] = [
  { path: '/message-templates', page: lazy(list) },
  {
    path: '/message-templates/new',
    page: lazy(create),
    isFor: (account) => may(account, 'messages:write'),
    right: 'writeMessages',
  },
  { path: '/message-templates/:id', page: lazy(one) },
];

export const entry: NavigationEntry = {
  path: '/message-templates',
  label: ({ areas }) => areas.messageTemplates,
  purpose: ({ areas }) => areas.messageTemplatesPurpose,
  isFor: (account) => may(account, 'messages:read'),
  right: 'messages',
};
