import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '../../runtime/env.ts';

/** Base address of all links: `PUBLIC_BASE_URL`, or the request's own host and stage. No slash at the end. */
export const baseUrl = ({
  requestContext,
  headers,
}: Pick<APIGatewayProxyEventV2, 'requestContext' | 'headers'>): string => {
  if (env.publicBaseUrl !== undefined) return env.publicBaseUrl.replace(/\/+$/, '');
  // API Gateway sets this header itself, whatever the caller sent.
  const protocol = headers?.['x-forwarded-proto'] === 'http' ? 'http' : 'https';
  const stage = requestContext.stage === '$default' ? '' : `/${requestContext.stage}`;
  return `${protocol}://${requestContext.domainName}${stage}`;
};

/** Path of a request below the base address: with a named stage API Gateway repeats the stage in the path. */
export const pathOf = ({
  rawPath,
  requestContext: { stage },
}: Pick<APIGatewayProxyEventV2, 'rawPath' | 'requestContext'>): string =>
  rawPath.startsWith(`/${stage}/`) ? rawPath.slice(stage.length + 1) : rawPath;

// Callers write in a query what a URI must not hold (RFC 3986, 3.4), such as brackets, and it is let through.
const toUri = (text: string): string =>
  text.toWellFormed().replace(/%(?![\dA-Fa-f]{2})|[^%\w.~!$&'()*+,;=:@/?-]/gu, encodeURIComponent);

/** Address of a path and its query as API Gateway hands them over, decoded in parts: a URI whatever the caller has written. */
export const addressOf = (base: string, path: string, query: string): string =>
  `${base}${toUri(path)}${query === '' ? '' : `?${toUri(query)}`}`;
