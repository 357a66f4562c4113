import { JsonApiError } from '../jsonapi/errors.ts';
import type { Page } from '../operations.ts';
import { pathOf } from './base-url.ts';
import { builtFile, sendFile } from './page-file.ts';
import { type LambdaHandler, pipeline } from './pipeline.ts';

// Nothing from any other host; the renderer sets styles on elements, and "try it" asks the service under its address.
const contentSecurityPolicy = (base: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(base).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Answers the reference page. */
export const referencePage = ({ name }: Page): LambdaHandler =>
  pipeline(name, [], async (event, { exchange }) =>
    sendFile(event, await builtFile('page.html'), {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(exchange.base),
      'referrer-policy': 'no-referrer',
    }),
  );

const types: Readonly<Record<string, string>> = {
  'scalar.js': 'text/javascript; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
};

/** Answers a part of the reference page. Its address in the page has a version, so it may be kept for good. */
export const referencePart = ({ name }: Page): LambdaHandler =>
  pipeline(name, [], async (event) => {
    const file = event.pathParameters?.file ?? '';
    const type = Object.hasOwn(types, file) ? types[file] : undefined;
    if (type === undefined)
      throw new JsonApiError(404, [{ code: 'unknown_path', detail: `There is nothing at ${pathOf(event)}` }]);
    const isVersioned = (event.rawQueryString ?? '').startsWith('v=');
    return sendFile(event, await builtFile(file), {
      'content-type': type,
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
