import type { Route } from '../../lib/model/definition/operations.ts';

/**
 * The method under which API Gateway has a route. A function that answers GET answers HEAD too; with a route for each, an API
 * would have half as many again and be over its quota. API Gateway prefers the routes of single methods.
 */
export const routeMethodOf = ({ method }: Pick<Route, 'method'>) => (method === 'GET' ? 'ANY' : method);
