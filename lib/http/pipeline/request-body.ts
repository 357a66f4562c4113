import httpJsonBodyParser from '@middy/http-json-body-parser';
import { bodyTooLarge, malformedJson, nestedTooDeep, repeatedMember } from '../../errors/documents.ts';
import { refuse } from '../../errors/error-kind.ts';
import { pointerTo } from '../../errors/source.ts';
import { type RequestData, readRequestData, readRequestLinkage } from '../../jsonapi/request-document.ts';
import { inspectJson, maxDepth, parseExact } from '../../runtime/json.ts';
import type { PipelineEvent, PipelineRequest } from './exchange.ts';

/** Most bytes of a request body. */
const maxBodyBytes = 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

// A byte order mark may be ignored (RFC 8259, 8.1).
const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

const decode = ({ body, isBase64Encoded }: PipelineEvent): string => {
  if (typeof body !== 'string') return '';
  if (!isBase64Encoded) return body;
  try {
    return utf8.decode(Buffer.from(body, 'base64'));
  } catch {
    throw refuse(malformedJson, 'The request body is not UTF-8');
  }
};

const checkSize = (text: string): void => {
  if (Buffer.byteLength(text) <= maxBodyBytes) return;
  throw refuse(bodyTooLarge, maxBodyBytes);
};

const parser = httpJsonBodyParser({ disableContentTypeCheck: true });

// The parser refuses names that reach prototypes where objects are merged. Ours never are: fields are looked up as own
// members, and a free-form object is kept as text. So such a document is read like any other, as JSON:API asks.
const isForbiddenName = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Forbidden key');

const parseBody = async (request: PipelineRequest, text: string): Promise<unknown> => {
  request.event.body = text;
  request.event.isBase64Encoded = false;
  try {
    await parser.before?.(request as never);
    return request.event.body;
  } catch (error) {
    if (isForbiddenName(error)) return parseExact(text);
    throw new SyntaxError('no JSON', { cause: error });
  }
};

const parse = async (request: PipelineRequest, text: string): Promise<unknown> => {
  try {
    const { depth, inexact, repeated } = inspectJson(text);
    if (depth > maxDepth) {
      throw refuse(nestedTooDeep, maxDepth);
    }
    // The parser's reviver is not given the source text, without which a number's digits can't be kept.
    const document = inexact ? parseExact(text) : await parseBody(request, text);
    if (repeated === undefined) return document;
    throw refuse(repeatedMember, pointerTo(...repeated));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refuse(malformedJson, 'The request body is not well-formed JSON');
  }
};

type Read = (document: unknown, event: PipelineEvent) => RequestData;

const readDocument = (request: PipelineRequest): Promise<unknown> => {
  const text = withoutMark(decode(request.event));
  checkSize(text);
  if (text.trim() === '') throw refuse(malformedJson, 'A request document is required');
  request.context.exchange.body = text;
  return parse(request, text);
};

const reading = (read: Read) => ({
  before: async (request: PipelineRequest): Promise<void> => {
    request.context.exchange.data = read(await readDocument(request), request.event);
  },
});

/** Reads the request document of an operation that takes it as it is. */
export const wholeDocument = {
  before: async (request: PipelineRequest): Promise<void> => {
    request.context.exchange.document = await readDocument(request);
  },
};

/** Reads the request document of an operation that takes the type `type`; an update's id must be the one in the path. */
export const requestBody = (type: string, isUpdate: boolean) =>
  reading((document, { pathParameters }) => {
    const id = isUpdate ? pathParameters?.id : undefined;
    return readRequestData(document, id === undefined ? { type } : { type, id });
  });

/** Reads the request document of an operation that takes the linkage of a relationship. */
export const linkageBody = (relationship: string) => reading((document) => readRequestLinkage(document, relationship));
