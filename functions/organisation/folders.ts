import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { related, relatedByMany } from '../../lib/http/related.ts';
import { relatedByOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

export const listFolders = list(folder);
export const readFolderParent = relatedByOne(folder, 'parent');
export const listFolderChildren = relatedByMany(folder, 'children');
export const readFolderRelated = related(folder);
export const readFolder = read(folder);
export const createFolder = create(folder);
export const updateFolder = update(folder);
export const deleteFolder = remove(folder);
