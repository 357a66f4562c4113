import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorObject } from '../jsonapi/errors.ts';
import { mediaType } from '../jsonapi/media-type.ts';
import type { DataDocument, LinkageDocument } from '../jsonapi/resource-object.ts';

/** A document without primary data. */
export interface MetaDocument {
  readonly meta: object;
  readonly links: Readonly<Record<string, string>>;
}

/** What an operation answers: status, document, and headers of its own. */
export interface Answer {
  readonly status: number;
  readonly document: DataDocument | LinkageDocument | MetaDocument | { readonly errors: readonly ErrorObject[] };
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a page answers: a file with headers of its own, or 304. */
export interface FileAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** 204: there is nothing to tell. */
export interface NoContent {
  readonly status: 204;
}

/** The answer to what is done, and leaves nothing to tell. */
export const noContent: NoContent = { status: 204 };

const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

const documentHeaders = {
  ...commonHeaders,
  'content-type': mediaType,
  // The data is personal: no cache on the way may keep it.
  'cache-control': 'private, no-store',
  vary: 'Accept, Accept-Encoding',
} as const;

const toFileResponse = ({ status, headers, body }: FileAnswer): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { ...commonHeaders, ...headers },
  ...(body && { body: body.toString('base64'), isBase64Encoded: true }),
});

// API Gateway would call an answer without a type plain text.
const emptyResponse: APIGatewayProxyStructuredResultV2 = { statusCode: noContent.status, headers: documentHeaders };

/** The only place that builds a response of API Gateway. */
export const toResponse = (answer: Answer | FileAnswer | NoContent): APIGatewayProxyStructuredResultV2 => {
  if (!('headers' in answer || 'document' in answer)) return emptyResponse;
  if (!('document' in answer)) return toFileResponse(answer);
  const { status, document, headers } = answer;
  return { statusCode: status, headers: { ...documentHeaders, ...headers }, body: JSON.stringify(document) };
};
