import type { Route } from '../../lib/model/definition/operations.ts';

/**
 * Returns the method of a route in API Gateway. Functions for GET also answer HEAD, and separate routes would exceed
 * the quota; API Gateway prefers routes of single methods to `ANY`.
 */
export const routeMethodOf = ({ method }: Pick<Route, 'method'>) => (method === 'GET' ? 'ANY' : method);
