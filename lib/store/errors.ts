/** What went wrong between the service and the table. */
export type StoreErrorCode = 'throttled' | 'unavailable' | 'contended' | 'item_too_large';

/** An error of the store with a stable code; the only errors that leave it besides those a step brings itself. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

const throttles = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

const outages = new Set([
  'InternalServerError',
  'InternalServerErrorException',
  'ServiceUnavailable',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

// Both engines and AWS word it "Item size has exceeded the maximum allowed size" or "Item size to update has exceeded …".
const isItemTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationException' && /item size/i.test(error.message);

/** Translates an exception of the SDK into the store's own error; anything unknown stays as it is. */
export const translateError = (error: unknown): unknown => {
  const name = nameOf(error);
  if (throttles.has(name)) return new StoreError('throttled', error);
  if (outages.has(name)) return new StoreError('unavailable', error);
  if (isItemTooLarge(error)) return new StoreError('item_too_large', error);
  return error;
};
