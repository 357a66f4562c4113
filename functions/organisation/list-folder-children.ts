import { operation } from '../../lib/http/operation.ts';
import { readRelated } from '../../lib/http/verbs.ts';
import { folder } from '../../lib/resources/folder.ts';

/** Lists the folders that lie in a folder (operation 18). */
export const handler = operation('list-folder-children', readRelated(folder, 'children', folder));
