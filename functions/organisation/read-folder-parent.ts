import { operation } from '../../lib/http/operation.ts';
import { allRelated } from '../../lib/http/related.ts';
import { readFolderParent } from '../../lib/operations/organisation.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Reads the folder that a folder lies in; a root folder lies in none, which is `data: null` (operation 17). */
export const handler = operation(readFolderParent, allRelated(folder, 'parent'));
