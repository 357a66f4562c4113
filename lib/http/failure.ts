import { JsonApiError } from '../jsonapi/errors.ts';
import { StoreError } from '../store/errors.ts';

const retryLater = { 'retry-after': '1' } as const;

const unavailable = (detail: string): JsonApiError =>
  new JsonApiError(503, [{ code: 'unavailable', detail }], retryLater);

const fromStore = ({ code }: StoreError): JsonApiError => {
  switch (code) {
    case 'item_too_large':
      return new JsonApiError(422, [
        { code: 'record_too_large', detail: 'The record would be larger than can be kept (400 KB)' },
      ]);
    case 'contended':
      return unavailable('Too many writers change this record at once; try again');
    case 'throttled':
    case 'unavailable':
      return unavailable(
        'The data store did not answer in time; look whether a create has happened before you repeat it',
      );
  }
};

/** The refusal that tells a caller about an error; of an unknown error it tells nothing but the request's id. */
export const refusalOf = (error: unknown, requestId: string): JsonApiError => {
  if (error instanceof JsonApiError) return error;
  if (error instanceof StoreError) return fromStore(error);
  return new JsonApiError(500, [
    {
      code: 'internal_error',
      detail: `Something went wrong on our side; the request id is ${requestId}`,
      meta: { request_id: requestId },
    },
  ]);
};
