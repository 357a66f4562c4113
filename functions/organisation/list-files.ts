import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listFiles } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { file } from '../../lib/resources/organisation/file.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Lists files (operation 95). */
export const handler = operation(listFiles, list(file, [folder, ...people]));
