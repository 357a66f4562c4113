import { JsonApiError } from '../jsonapi/errors.ts';
import { routes } from '../operations.ts';
import { pathOf } from './base-url.ts';
import { type LambdaHandler, pipeline } from './pipeline.ts';

const matches = (template: string, path: string): boolean => {
  const [parts, segments] = [template.split('/'), path.replace(/(?<=[^/])\/$/, '').split('/')];
  return (
    parts.length === segments.length &&
    parts.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
  );
};

const refusalFor = (method: string, path: string): JsonApiError => {
  const known = routes.filter((route) => matches(route.path, path));
  if (known.length === 0)
    return new JsonApiError(404, [{ code: 'unknown_path', detail: `There is nothing at ${path}` }]);
  const wanted = known.find((route) => route.method === method);
  // A path with a slash at the end may come here although its operation is built: API Gateway need not match it.
  if (wanted !== undefined) {
    const detail = `There is nothing at ${path}; the address has no slash at the end`;
    return new JsonApiError(404, [{ code: 'unknown_path', detail }]);
  }
  const allow = [...new Set(known.map((route) => route.method))].join(', ');
  return new JsonApiError(405, [{ code: 'method_not_allowed', detail: `${path} takes ${allow}` }], { allow });
};

/** Answers what no route takes: 404, or 405 with `Allow`. */
export const unknownRoute = (): LambdaHandler =>
  pipeline('unknown-route', [], (event) => {
    throw refusalFor(event.requestContext.http.method, pathOf(event));
  });
