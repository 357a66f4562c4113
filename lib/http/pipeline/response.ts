import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { mediaType } from '../../jsonapi/media-type.ts';
import type { DataDocument } from '../../jsonapi/resource-object.ts';
import { entityTagOf } from './entity-tags.ts';

/** What an operation answers: status, document, and headers of its own. */
export interface Answer<Document extends object = object> {
  readonly status: number;
  readonly document: Document;
  /** The document as it is sent, where it has been written already to learn its size. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a page answers: a file with headers of its own, or 304. */
export interface FileAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** A document as it was sent before. */
export interface SentAnswer {
  readonly status: number;
  readonly text: string;
  /** Version of the resource that it shows. */
  readonly version: number | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
}

/** 204: there is nothing to return. */
export interface NoContent {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
}

export type AnyAnswer = Answer | FileAnswer | SentAnswer | NoContent;

/** The answer to a request that was carried out and has nothing to return. */
export const noContent: NoContent = { status: 204 };

const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

const documentHeaders = {
  ...commonHeaders,
  'content-type': mediaType,
  vary: 'Accept, Accept-Encoding',
} as const;

/** No cache may keep the answer: its data is personal, or a secret. */
export const notKept = 'private, no-store';

const toFileResponse = ({ status, headers, body }: FileAnswer): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { ...commonHeaders, ...headers },
  ...(body && { body: body.toString('base64'), isBase64Encoded: true }),
});

// API Gateway would call an answer without a type plain text.
const emptyResponse: APIGatewayProxyStructuredResultV2 = { statusCode: noContent.status, headers: documentHeaders };

/** The version of the resource in a document, or of the resource whose linkage it shows; otherwise undefined. */
export const versionOf = (document: object): number | undefined => {
  const { data, meta } = document as Partial<DataDocument>;
  if (data === undefined) return undefined;
  const shown = data !== null && 'id' in data ? data.meta : meta;
  // Only a resource, and the linkage of one, have this member.
  return (shown as { readonly version?: number } | undefined)?.version;
};

const documentResponse = ({
  status,
  document,
  body = JSON.stringify(document),
  headers,
}: Answer): APIGatewayProxyStructuredResultV2 =>
  textResponse({ status, headers, text: body, version: versionOf(document) });

const textResponse = ({ status, text, version, headers }: SentAnswer): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { ...documentHeaders, ...(status < 300 && { etag: entityTagOf(text, version) }), ...headers },
  body: text,
});

/** The only place that builds a response of API Gateway. */
export const toResponse = (answer: AnyAnswer): APIGatewayProxyStructuredResultV2 => {
  if ('document' in answer) return documentResponse(answer);
  if ('text' in answer) return textResponse(answer);
  if ('body' in answer || answer.status !== noContent.status) return toFileResponse(answer as FileAnswer);
  return answer.headers === undefined
    ? emptyResponse
    : { ...emptyResponse, headers: { ...documentHeaders, ...answer.headers } };
};
