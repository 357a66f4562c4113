import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readImportRejection } from '../../lib/operations/imports.ts';
import { importRejection } from '../../lib/resources/imports/import-rejection.ts';

/** Reads a rejected row of an import. */
export const handler = operation(readImportRejection, read(importRejection));
