import { FacetError } from 'facet-client/errors';

/** Whether the service has refused a request; otherwise it may have failed, or a proxy has answered. */
export const isRefused = (error: unknown): error is FacetError =>
  error instanceof FacetError && error.status >= 400 && error.status < 500;

/**
 * Whether to send a failed request again. A refusal would be the same, and after a timeout of a minute the page shows
 * the error.
 */
export const isWorthARetry = (failures: number, error: Error): boolean =>
  failures < 2 && error.name !== 'SignInEnded' && error.name !== 'TimeoutError' && !isRefused(error);
