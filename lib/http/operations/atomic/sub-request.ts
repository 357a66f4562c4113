import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { notAtomic } from '../../../errors/atomic.ts';
import { type ErrorDetails, type ErrorObject, JsonApiError } from '../../../errors/json-api-error.ts';
import type { ErrorSource } from '../../../errors/source.ts';
import { mediaType } from '../../../jsonapi/media-type.ts';
import type { Operation } from '../../../model/definition/operations.ts';
import { parseExact } from '../../../runtime/json.ts';
import { pathOf } from '../../pipeline/base-url.ts';
import type { PipelineContext, PipelineEvent, Within } from '../../pipeline/exchange.ts';
import type { LambdaHandler } from '../../pipeline/pipeline.ts';

/** One operation as the request that a caller would send for it alone. */
export interface SubRequest {
  readonly row: Operation;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The request document; undefined for a deletion of a resource. */
  readonly document: object | undefined;
  readonly ifMatch: string | undefined;
}

/** What an operation answers. */
export interface SubAnswer {
  readonly status: number;
  readonly document: { readonly data?: unknown; readonly meta?: object; readonly errors?: readonly ErrorObject[] };
}

const ownHeaders = ['accept', 'accept-encoding', 'content-length', 'content-type', 'idempotency-key', 'if-match'];

const isLeft = (name: string): boolean => ![...ownHeaders, 'if-none-match', 'prefer'].includes(name);

const eventOf = (event: PipelineEvent, { row, pathParameters, document, ifMatch }: SubRequest): PipelineEvent => {
  const { rawPath, requestContext, headers } = event;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => pathParameters[name] ?? '');
  const stage = rawPath.slice(0, rawPath.length - pathOf(event).length);
  const { body: _body, queryStringParameters: _query, ...others } = event;
  return {
    ...others,
    ...{ routeKey: `${row.method} ${row.path}`, rawPath: `${stage}${path}`, rawQueryString: '', pathParameters },
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => isLeft(name))),
      ...{ accept: mediaType, 'content-type': mediaType },
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    },
    requestContext: { ...requestContext, http: { ...requestContext.http, method: row.method, path } },
    ...(document !== undefined && { body: JSON.stringify(document) }),
    isBase64Encoded: false,
  };
};

const read = ({ statusCode = 500, body }: APIGatewayProxyStructuredResultV2): SubAnswer => ({
  status: statusCode,
  // The pipeline only answers JSON documents.
  document: body === undefined ? {} : (parseExact(body) as SubAnswer['document']),
});

/** Has a request answered by its own function, on the table as the operations before leave it. */
export const answerWithin = async (
  handler: LambdaHandler,
  {
    event,
    context,
    within,
  }: { readonly event: PipelineEvent; readonly context: PipelineContext; readonly within: Within },
  request: SubRequest,
): Promise<SubAnswer> =>
  read(await handler(eventOf(event, request), Object.assign(Object.create(context), { within, exchange: undefined })));

/** Where an error of an operation alone lies in the request of several; `dataAt` is where its data lie there. */
const sourceIn = (pointer: string, dataAt: string, source: ErrorSource | undefined): ErrorSource => {
  if (source === undefined) return { pointer };
  if ('header' in source) return { pointer: source.header === 'If-Match' ? `${pointer}/meta/if_match` : pointer };
  if (!('pointer' in source)) return { pointer };
  if (source.pointer.startsWith('/atomic:operations')) return source;
  return {
    pointer: source.pointer.startsWith(dataAt) ? `${pointer}/data${source.pointer.slice(dataAt.length)}` : pointer,
  };
};

/** The errors of an operation as the request of several has them. */
export const errorsIn = (
  errors: readonly ErrorObject[],
  { pointer, dataAt }: { readonly pointer: string; readonly dataAt: string },
): ErrorDetails[] =>
  errors.map(({ status: _status, title: _title, source, ...error }) => ({
    ...error,
    source: sourceIn(pointer, dataAt, source),
  }));

/** A refusal of an operation as the request of several has it. */
export const refusalIn = (reason: unknown, place: { readonly pointer: string; readonly dataAt: string }): unknown =>
  reason instanceof JsonApiError
    ? new JsonApiError(reason.status, errorsIn(reason.errors, place), reason.headers)
    : reason;

export const notOneTransaction = (pointer: string): JsonApiError =>
  new JsonApiError(notAtomic.status, [{ code: notAtomic.code, ...notAtomic.details(pointer) }]);
