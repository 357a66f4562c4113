import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createFile } from '../../lib/operations/derived/organisation.ts';
import { file } from '../../lib/resources/organisation/file.ts';

/** Creates a file (operation 97). */
export const handler = operation(createFile, create(file));
