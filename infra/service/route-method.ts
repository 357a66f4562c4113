import type { Route } from '../../lib/model/definition/operations.ts';

/**
 * The method under which API Gateway has a route. A function for GET also answers HEAD. A route for each would be half as
 * many routes again, more than API Gateway allows. It prefers routes of single methods to `ANY`.
 */
export const routeMethodOf = ({ method }: Pick<Route, 'method'>) => (method === 'GET' ? 'ANY' : method);
