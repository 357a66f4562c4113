import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteFile } from '../../lib/operations/derived/organisation.ts';
import { file } from '../../lib/resources/organisation/file.ts';

/** Deletes a file (operation 99). */
export const handler = operation(deleteFile, remove(file));
