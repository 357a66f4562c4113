import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createFolder } from '../../lib/operations/derived/organisation.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Creates a folder (operation 103). */
export const handler = operation(createFolder, create(folder));
