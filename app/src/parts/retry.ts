import { FacetError } from 'facet-client/errors';

/** Whether to ask again by itself: what the service refuses it refuses the next time as well. */
export const isWorthARetry = (failures: number, error: Error): boolean =>
  failures < 2 && error.name !== 'SignInEnded' && !(error instanceof FacetError && error.status < 500);
