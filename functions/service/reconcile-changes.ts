import { reconcileChanges as reconcile } from '../../lib/domain/changes/reconcile-changes.ts';

/** Adds to the change feed what is missing in it; runs on a schedule, not for a request. */
export const reconcileChanges = reconcile;
