import { operation } from '../../lib/http/operation.ts';
import { allRelated } from '../../lib/http/related.ts';
import { readRejectionImport } from '../../lib/operations/imports.ts';
import { importResource } from '../../lib/resources/imports/import.ts';
import { importRejection } from '../../lib/resources/imports/import-rejection.ts';

/** Reads the import that rejected a row. */
export const handler = operation(readRejectionImport, allRelated(importRejection, 'import', importResource));
