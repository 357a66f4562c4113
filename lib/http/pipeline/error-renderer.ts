import { refuse } from '../../errors/error-kind.ts';
import { JsonApiError } from '../../errors/json-api-error.ts';
import { internalError, timedOut, unavailable } from '../../errors/service.ts';
import { recordTooLarge } from '../../errors/writing.ts';
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

const fromStore = ({ code }: StoreError, request: FailedRequest): JsonApiError => {
  switch (code) {
    case 'item_too_large':
      return refuse(recordTooLarge);
    case 'contended':
      return refuse(unavailable, 'Too many writers change this record at once', 'try again');
    case 'throttled':
    case 'unavailable':
      return refuse(unavailable, 'The data store did not answer in time', adviceFor(request));
  }
};

/** The refusal that reports an error to the caller; of an unknown error it shows only the request's id. */
export const refusalOf = (error: unknown, request: FailedRequest): JsonApiError => {
  if (error instanceof JsonApiError) return error;
  if (error instanceof TimedOut) return refuse(timedOut, adviceFor(request));
  // A queue or a bucket that does not answer is as good as a table that does not.
  const translated = translateError(error);
  if (translated instanceof StoreError) return fromStore(translated, request);
  return refuse(internalError, request.id);
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
