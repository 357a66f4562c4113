import { dispatchChanges as dispatch } from '../../lib/domain/webhooks/deliveries/dispatch-changes.ts';

/** Makes the deliveries of new entries of the change feed; called with events of the table's stream, not for a request. */
export const dispatchChanges = dispatch;
