import { checkService } from './actions/canary.ts';

/** Calls the service over its address, on a schedule, so that an outage is noticed when nobody else calls it. */
export const canary = checkService;
