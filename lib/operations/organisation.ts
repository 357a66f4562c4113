import type { Operation } from './operation.ts';

// Rows of their own rather than members of one object, so that a function's bundle holds its own row alone.

/** Read a folder. */
export const readFolder = {
  name: 'read-folder',
  number: 12,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/folders/{id}',
  scope: 'folders:read',
  answers: 'folder',
  include: ['parent', 'children', 'user'],
  summary: 'Read a folder',
} as const satisfies Operation;

/** List root departments. */
export const listDepartments = {
  name: 'list-departments',
  number: 14,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/departments',
  scope: 'organisation:read',
  answers: 'department',
  include: ['children'],
  list: {
    sort: ['name', 'created_at', 'updated_at'],
    defaultSort: 'name',
    filter: { created_at: 'instant', updated_at: 'instant', external_id: 'text' },
  },
  summary: 'List root departments',
} as const satisfies Operation;

/** Create a department chair. */
export const createDepartmentChair = {
  name: 'create-department-chair',
  number: 15,
  group: 'organisation',
  method: 'POST',
  path: '/api/v1/department_chairs',
  scope: 'organisation:write',
  body: 'department_chair',
  answers: 'department_chair',
  summary: 'Create a department chair',
} as const satisfies Operation;

/** Read the parent of a folder. */
export const readFolderParent = {
  name: 'read-folder-parent',
  number: 17,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/folders/{id}/parent',
  scope: 'folders:read',
  answers: 'folder',
  summary: 'Read the parent of a folder',
} as const satisfies Operation;

/** List the children of a folder. */
export const listFolderChildren = {
  name: 'list-folder-children',
  number: 18,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/folders/{id}/children',
  scope: 'folders:read',
  answers: 'folder',
  summary: 'List the children of a folder',
} as const satisfies Operation;
