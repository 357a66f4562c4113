import { refuse } from '../../errors/error-kind.ts';
import type { JsonApiError } from '../../errors/json-api-error.ts';
import { answerTooLarge, wholeTooLarge } from '../../errors/reading.ts';
import type { DataDocument } from '../../jsonapi/resource-object.ts';
import type { OperationRequest } from './operation-request.ts';
import type { Answer } from './response.ts';

// Lambda takes 6,291,556 bytes from a function; what goes around the body takes the rest.
const mostBytes = 6_200_000;

// Most bytes of a UTF-16 unit of JSON that becomes a string in JSON again: quotes and backslashes are doubled.
const bytesOfUnit = 3;

/**
 * The size of the body as a JSON string, as a share of what Lambda accepts; more than 1 is too large. A body that is
 * short enough for any content gives 0.
 */
export const shareOfResponse = (body: string): number =>
  body.length * bytesOfUnit <= mostBytes ? 0 : Buffer.byteLength(JSON.stringify(body)) / mostBytes;

/** 400 for an answer that is too large and has no smaller part to answer instead. */
export const tooLargeFor = ({ query }: OperationRequest, type: string): JsonApiError =>
  refuse(answerTooLarge, type, query.include !== undefined);

/** 200 with a document that cannot be asked for in parts; throws 400 when it is too large. */
export const answerUndivided = <Document extends object>(document: Document): Answer<Document> => {
  const body = JSON.stringify(document);
  if (shareOfResponse(body) > 1) throw refuse(wholeTooLarge);
  return { status: 200, document, body };
};

/** 200 with a document about a type in one piece; throws 400 when it is too large. */
export const answerWhole = (request: OperationRequest, type: string, document: DataDocument): Answer<DataDocument> => {
  const body = JSON.stringify(document);
  if (shareOfResponse(body) > 1) throw tooLargeFor(request, type);
  return { status: 200, document, body };
};
