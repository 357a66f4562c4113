import type { Route } from '../../lib/model/definition/operations.ts';

/**
 * The method under which API Gateway has a route. Functions for GET also answer HEAD, and a route for each would exceed the
 * quota of routes. API Gateway prefers routes of single methods to `ANY`.
 */
export const routeMethodOf = ({ method }: Pick<Route, 'method'>) => (method === 'GET' ? 'ANY' : method);
