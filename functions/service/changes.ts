import { listChanges as changes } from '../../lib/http/operations/changes/list-changes.ts';

export const listChanges = changes();
