/** An error that one operation alone can answer. */
export interface OwnError {
  readonly status: number;
  readonly code: string;
  readonly when: string;
}
