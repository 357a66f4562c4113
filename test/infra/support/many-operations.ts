import { accessOf } from '../../../infra/policies/table-access.ts';
import type { Route } from '../../../lib/model/definition/operations.ts';
import { routes } from '../../../lib/operations.ts';

const original = (name: string): string => name.replace(/-again\d$/, '');

export const accessOfAny = (name: string) => accessOf(original(name));

/** The operations once more, of other collections. */
const again = (count: number): Route[] =>
  routes
    .filter(({ group }) => group !== 'service')
    .map((route) => ({
      ...route,
      name: `${route.name}-again${count}`,
      path: route.path.replace(/^\/api\/v1\/(\w+)/, `/api/v1/$1_again${count}`) as Route['path'],
    }));

/** 400 routes of today's proportions. */
export const many: readonly Route[] = [...routes, ...again(1), ...again(2)].slice(0, 400);
