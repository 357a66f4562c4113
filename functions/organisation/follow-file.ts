import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followFile } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { file } from '../../lib/resources/organisation/file.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Reads what a relationship of a file leads to (operation 96). */
export const handler = operation(followFile, related(file, [folder, ...people]));
