import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listFolders } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Lists folders (operation 101). */
export const handler = operation(listFolders, list(folder, people));
