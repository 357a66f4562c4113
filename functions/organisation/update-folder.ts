import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateFolder } from '../../lib/operations/derived/organisation.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Updates a folder (operation 104). */
export const handler = operation(updateFolder, update(folder));
