import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { related, relatedByMany } from '../../lib/http/operations/related.ts';
import { relatedByOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

export const listFolders = list(folder);
export const readFolderParent = relatedByOne(folder, 'parent');
export const listFolderChildren = relatedByMany(folder, 'children');
export const readFolderRelated = related(folder);
export const readFolder = read(folder);
export const createFolder = create(folder);
export const updateFolder = update(folder);
export const deleteFolder = remove(folder);
