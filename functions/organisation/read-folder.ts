import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readFolder } from '../../lib/operations/organisation.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';
import { user } from '../../lib/resources/people/user.ts';

/** Reads a folder, on request with its parent, children and user (operation 12). */
export const handler = operation(readFolder, read(folder, [folder, user]));
