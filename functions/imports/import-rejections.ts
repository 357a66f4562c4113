import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedByOne } from '../../lib/http/operations/related-to-one.ts';
import { importRejection } from '../../lib/resources/imports/import-rejection.ts';

export const listImportRejections = list(importRejection);
export const readRejectionImport = relatedByOne(importRejection, 'import');
export const readImportRejection = read(importRejection);
