import type { Operation } from './operation.ts';

// Rows of their own rather than members of one object, so that a function's bundle holds its own row alone.

/** Start an import by asking for a place to upload its archive to. */
export const createImport = {
  name: 'create-import',
  number: 33,
  group: 'imports',
  method: 'POST',
  path: '/api/v1/imports',
  scope: 'import:write',
  body: 'import',
  answers: 'import',
  tellsUpload: true,
  summary: 'Start an import of a zip archive, which its upload sets going',
} as const satisfies Operation;

/** List imports. */
export const listImports = {
  name: 'list-imports',
  number: 34,
  group: 'imports',
  method: 'GET',
  path: '/api/v1/imports',
  scope: 'import:write',
  answers: 'import',
  list: {
    sort: ['created_at', 'updated_at'],
    defaultSort: 'created_at',
    filter: { created_at: 'instant', updated_at: 'instant' },
  },
  summary: 'List imports',
} as const satisfies Operation;

/** Read an import. */
export const readImport = {
  name: 'read-import',
  number: 35,
  group: 'imports',
  method: 'GET',
  path: '/api/v1/imports/{id}',
  scope: 'import:write',
  answers: 'import',
  summary: 'Read the state of an import, its counts and its first rejected rows',
} as const satisfies Operation;

/** List the rejected rows of an import. */
export const listImportRejections = {
  name: 'list-import-rejections',
  number: 36,
  group: 'imports',
  method: 'GET',
  path: '/api/v1/imports/{id}/rejections',
  scope: 'import:write',
  answers: 'import_rejection',
  list: { sort: ['created_at'], defaultSort: 'created_at', filter: {} },
  summary: 'List the rejected rows of an import, in the order of its files',
} as const satisfies Operation;

/** Read a rejected row of an import. */
export const readImportRejection = {
  name: 'read-import-rejection',
  number: 37,
  group: 'imports',
  method: 'GET',
  path: '/api/v1/import_rejections/{id}',
  scope: 'import:write',
  answers: 'import_rejection',
  summary: 'Read a rejected row of an import',
} as const satisfies Operation;

/** Read the import that rejected a row. */
export const readRejectionImport = {
  name: 'read-rejection-import',
  number: 38,
  group: 'imports',
  method: 'GET',
  path: '/api/v1/import_rejections/{id}/import',
  scope: 'import:write',
  answers: 'import',
  summary: 'Read the import that rejected a row',
} as const satisfies Operation;
