import { recordChanges as record } from '../../lib/domain/changes/record-changes.ts';

/** Writes the events of the table's stream into the change feed; called with events of the stream, not for a request. */
export const recordChanges = record;
