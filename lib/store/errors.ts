/** The kinds of failure between the service and the table. */
export type StoreErrorCode = 'throttled' | 'unavailable' | 'contended' | 'item_too_large';

/** An error of the store with a stable code. The store throws no others, except those that a step itself brings. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

// The names of throttling errors in DynamoDB, S3 and SQS: ThrottlingException, ThrottledException,
// ProvisionedThroughputExceeded, LimitExceededException.
const throttles = /Throttl|ThroughputExceeded|LimitExceeded|TooManyRequests|\bSlowDown\b/;

// The names of outages. SDK: TimeoutError, RequestTimeout, ServiceUnavailable; Node: errors of name look-ups,
// connections and sockets.
const outages =
  /Timed?_?out|Unavailable|\bInternal(Server|Failure)|\bTransactionInPr|\bE(NOTFOUND|AI_AGAIN|CONN|PIPE|HOSTUN|NETUN)|PREMATURE_CL/i;

// The SDK's exceptions are recognised by their name, Node's by their code; a request timeout has both. The thrown error
// or its cause may carry them.
const namesOf = (error: unknown): string =>
  [error, Object(error).cause].map((each) => `${Object(each).name} ${Object(each).code}`).join(' ');

// The response of a failing server may not be JSON. Then the SDK throws a SyntaxError that carries the HTTP status.
const isServerFault = (error: unknown): boolean => {
  const { $metadata } = Object(error) as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 0) >= 500;
};

// Both engines and AWS word it "Item size has exceeded the maximum allowed size" or "Item size to update has exceeded …".
const isItemTooLarge = (name: string, message: string): boolean =>
  (name === 'ValidationException' || name === 'ValidationError') && /item size/i.test(message);

/**
 * Returns the store's own error for the reason why a transaction was cancelled; undefined if the reason is no failure.
 */
export const translateReason = (code: string, message: string, error: unknown): StoreError | undefined => {
  if (throttles.test(code)) return new StoreError('throttled', error);
  return isItemTooLarge(code, message) ? new StoreError('item_too_large', error) : undefined;
};

/** Translates an exception of the SDK into the store's own error; anything unknown stays as it is. */
export const translateError = (error: unknown): unknown => {
  const names = namesOf(error);
  if (throttles.test(names)) return new StoreError('throttled', error);
  if (outages.test(names) || isServerFault(error)) return new StoreError('unavailable', error);
  const isTooLarge = error instanceof Error && isItemTooLarge(error.name, error.message);
  return isTooLarge ? new StoreError('item_too_large', error) : error;
};
