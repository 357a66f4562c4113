/** How often, and after which errors, work is attempted. */
export interface RetryOptions {
  /** Most attempts, the first included. */
  readonly attempts: number;
  readonly isRetryable: (error: unknown) => boolean;
  /** Waits between two attempts; receives how many have failed and the last error. */
  readonly pause?: (failed: number, error: unknown) => Promise<void>;
}

/** Attempts work until it succeeds; throws an error that is not retryable at once, and the error of the last attempt. */
export const retry = async <Value>(
  work: () => Promise<Value>,
  { attempts, isRetryable, pause }: RetryOptions,
): Promise<Value> => {
  for (let failed = 1; ; failed += 1) {
    try {
      return await work();
    } catch (error) {
      if (failed >= attempts || !isRetryable(error)) throw error;
      await pause?.(failed, error);
    }
  }
};
