import { refuse } from '../../errors/error-kind.ts';
import { noSuchPath } from '../../errors/reading.ts';
import type { Page } from '../../operations.ts';
import { pathOf } from '../pipeline/base-url.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import { builtFile, sendFile } from './page-file.ts';

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

const htmlHeaders = (base: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(base),
  'referrer-policy': 'no-referrer',
});

/** Answers the reference page. */
export const referencePage = ({ name }: Page): LambdaHandler =>
  pipeline(name, [], async (event, { exchange }) =>
    sendFile(event, await builtFile('page.html'), { ...htmlHeaders(exchange.base), 'cache-control': 'no-cache' }),
  );

const types: Readonly<Record<string, string>> = {
  'scalar.js': 'text/javascript; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'guide.css': 'text/css; charset=utf-8',
};

/** What the headers of a file say of it; undefined for one that the reference does not have. */
const headersOf = (file: string, base: string, guideFiles: readonly string[]) => {
  if (guideFiles.includes(file)) return htmlHeaders(base);
  const type = Object.hasOwn(types, file) ? types[file] : undefined;
  return type === undefined ? undefined : { 'content-type': type };
};

/** Answers a part of the reference page. Its address in the page has a version, so it may be kept permanently. */
export const referencePart = ({ name }: Page, guideFiles: readonly string[]): LambdaHandler =>
  pipeline(name, [], async (event, { exchange }) => {
    const file = event.pathParameters?.file ?? '';
    const headers = headersOf(file, exchange.base, guideFiles);
    if (headers === undefined) throw refuse(noSuchPath, pathOf(event));
    const isVersioned = (event.rawQueryString ?? '').startsWith('v=');
    return sendFile(event, await builtFile(file), {
      ...headers,
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
