import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorObject } from '../jsonapi/errors.ts';
import { mediaType } from '../jsonapi/media-type.ts';
import type { DataDocument } from '../jsonapi/resource-object.ts';

/** What an operation answers: status, document, and headers of its own. */
export interface Answer {
  readonly status: number;
  readonly document: DataDocument | { readonly errors: readonly ErrorObject[] };
  readonly headers?: Readonly<Record<string, string>>;
}

const commonHeaders = {
  'content-type': mediaType,
  // The data is personal: no cache on the way may keep it.
  'cache-control': 'private, no-store',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
} as const;

/** The only place that builds a response of API Gateway. */
export const toResponse = ({ status, document, headers }: Answer): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { ...commonHeaders, ...headers },
  body: JSON.stringify(document),
});
