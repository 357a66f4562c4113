import { listChanges as changes } from '../../lib/http/changes/list-changes.ts';

export const listChanges = changes();
