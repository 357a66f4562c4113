import { operation } from '../../lib/http/operation.ts';
import { readRelated } from '../../lib/http/verbs.ts';
import { listFolderChildren } from '../../lib/operations/organisation.ts';
import { folder } from '../../lib/resources/folder.ts';

/** Lists the folders that lie in a folder (operation 18). */
export const handler = operation(listFolderChildren, readRelated(folder, 'children', folder));
