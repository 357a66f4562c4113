import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listImports } from '../../lib/operations/imports.ts';
import { importResource } from '../../lib/resources/imports/import.ts';

/** Lists the imports. */
export const handler = operation(listImports, list(importResource));
