import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readImport } from '../../lib/operations/imports.ts';
import { importResource } from '../../lib/resources/imports/import.ts';

/** Reads the state of an import, its counts and its first rejected rows. */
export const handler = operation(readImport, read(importResource));
