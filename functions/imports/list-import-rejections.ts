import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listImportRejections } from '../../lib/operations/imports.ts';
import { importResource } from '../../lib/resources/imports/import.ts';
import { importRejection } from '../../lib/resources/imports/import-rejection.ts';

/** Lists the rows that an import rejected, in their order. */
export const handler = operation(
  listImportRejections,
  list(importRejection, [], { owner: importResource, field: 'import' }),
);
