import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../../../lib/openapi/document.ts';
import { operations } from '../../../lib/operations.ts';
import { none, readArguments } from '../arguments.ts';
import { clientTypes } from './client-types.ts';

export const schemaFile = new URL('../../../client/src/schema.ts', import.meta.url);

export const generateSchema = (): string => {
  // Sparse fieldsets are rare, and their callers know what is left: the types describe answers without them.
  return clientTypes(openApiDocument(operations, { exampleOf: () => undefined, isWhole: true }));
};

if (import.meta.main) {
  readArguments({ usage: 'npm run client' }, none);
  writeFileSync(schemaFile, generateSchema());
}
