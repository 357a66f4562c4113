import { listChanges as changes } from './actions/changes/list-changes.ts';

export const listChanges = changes();
