/** An error that one operation alone can answer. */
export interface OwnError {
  readonly status: number;
  readonly code: string;
  readonly when: string;
}

/** Errors of operations with rules of their own, by the name of the operation. */
export const ownErrors: Readonly<Record<string, readonly OwnError[]>> = {};
