import { ltiRoutes, unsubscriptions } from '../../lib/http/pages/page-routes.ts';
import type { Route } from '../../lib/model/definition/operations.ts';
import { operations, pages } from '../../lib/operations.ts';

const names: ReadonlySet<string> = new Set([
  ...Object.keys(pages),
  ...Object.keys(unsubscriptions),
  ...Object.keys(ltiRoutes),
  ...operations.flatMap(({ name, withoutToken }) => (withoutToken ? [name] : [])),
]);

/** Whether a route serves callers without a token: a page, the redemption of an invitation, unsubscribing, a launch, or the institution. */
export const isWithoutToken = ({ name }: Pick<Route, 'name'>): boolean => names.has(name);
