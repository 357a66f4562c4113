import { JsonApiError } from '../../jsonapi/errors.ts';
import { StoreError, translateError } from '../../store/errors.ts';
import type { PipelineRequest } from './exchange.ts';
import { toResponse } from './response.ts';

/** The function's time was over before it had answered. */
export class TimedOut extends Error {}

/** The request that failed. */
export interface FailedRequest {
  readonly id: string;
  readonly method: string | undefined;
}

/** What to do about a request of which nobody knows how far it came; `Repeating a write` in docs/clients.md says more. */
const adviceFor = ({ method }: FailedRequest): string =>
  method === 'POST'
    ? 'check whether the resource was created before you repeat the request'
    : 'repeat the same request';

const tryLater = (code: string, what: string, advice: string): JsonApiError =>
  new JsonApiError(503, [{ code, detail: `${what}; ${advice}` }], { 'retry-after': '1' });

const fromStore = ({ code }: StoreError, request: FailedRequest): JsonApiError => {
  switch (code) {
    case 'item_too_large':
      return new JsonApiError(422, [
        { code: 'record_too_large', detail: 'The record would be larger than the maximum of 400 KB' },
      ]);
    case 'contended':
      return tryLater('unavailable', 'Too many writers change this record at once', 'try again');
    case 'throttled':
    case 'unavailable':
      return tryLater('unavailable', 'The data store did not answer in time', adviceFor(request));
  }
};

/** The refusal that reports an error to the caller; of an unknown error it shows only the request's id. */
export const refusalOf = (error: unknown, request: FailedRequest): JsonApiError => {
  if (error instanceof JsonApiError) return error;
  if (error instanceof TimedOut)
    return tryLater('timeout', 'The request took longer than is allowed', adviceFor(request));
  // A queue or a bucket that does not answer is as good as a table that does not.
  const translated = translateError(error);
  if (translated instanceof StoreError) return fromStore(translated, request);
  return new JsonApiError(500, [
    {
      code: 'internal_error',
      detail: `Something went wrong on our side; the request id is ${request.id}`,
      meta: { request_id: request.id },
    },
  ]);
};

/** Turns whatever was thrown into an error document. */
export const errorRenderer = {
  onError: (request: PipelineRequest): void => {
    const { requestContext } = request.event;
    const id = requestContext?.requestId ?? request.context.awsRequestId;
    const { status, errors, headers } = refusalOf(request.error, { id, method: requestContext?.http?.method });
    request.response = toResponse({ status, document: { errors }, headers });
  },
};
