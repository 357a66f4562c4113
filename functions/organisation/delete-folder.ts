import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteFolder } from '../../lib/operations/derived/organisation.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Deletes a folder, unless something lies in it (operation 105). */
export const handler = operation(deleteFolder, remove(folder, { linkages: { children: 'folder', files: 'file' } }));
