import { operation } from '../../lib/http/operation.ts';
import { allRelated } from '../../lib/http/related.ts';
import { listFolderChildren } from '../../lib/operations/organisation.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Lists the folders that lie in a folder (operation 18). */
export const handler = operation(listFolderChildren, allRelated(folder, 'children'));
