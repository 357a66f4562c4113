import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { file } from '../../lib/resources/organisation/file.ts';

export const listFiles = list(file);
export const readFileRelated = relatedToOne(file);
export const readFile = read(file);
export const createFile = create(file);
export const updateFile = update(file);
export const deleteFile = remove(file);
