import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateFile } from '../../lib/operations/derived/organisation.ts';
import { file } from '../../lib/resources/organisation/file.ts';

/** Updates a file (operation 98). */
export const handler = operation(updateFile, update(file));
