import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readFile } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { file } from '../../lib/resources/organisation/file.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Reads a file (operation 94). */
export const handler = operation(readFile, read(file, [folder, ...people]));
