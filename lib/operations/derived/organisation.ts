import { createOne, deleteOne, follow, listAll, readOne, type TypeOfRows, updateOne } from '../derived.ts';

// Rows of their own, marked as free of side effects, so that a function's bundle holds its own row alone.

const departments = {
  group: 'organisation',
  type: 'department',
  collection: 'departments',
  area: 'organisation',
  one: 'a department',
  many: 'departments',
} as const satisfies TypeOfRows;

/** Read a department. */
export const readDepartment = /* @__PURE__ */ readOne(departments, 'read-department', 82);

/** Read what a relationship of a department leads to. */
export const followDepartment = /* @__PURE__ */ follow(departments, 'follow-department', 84);

/** Create a department. */
export const createDepartment = /* @__PURE__ */ createOne(departments, 'create-department', 85);

/** Update a department. */
export const updateDepartment = /* @__PURE__ */ updateOne(departments, 'update-department', 86);

/** Delete a department. */
export const deleteDepartment = /* @__PURE__ */ deleteOne(departments, 'delete-department', 87);

const departmentChairs = {
  group: 'organisation',
  type: 'department_chair',
  collection: 'department_chairs',
  area: 'organisation',
  one: 'a department chair',
  many: 'department chairs',
} as const satisfies TypeOfRows;

/** Read a department chair. */
export const readDepartmentChair = /* @__PURE__ */ readOne(departmentChairs, 'read-department-chair', 88);

/** List department chairs. */
export const listDepartmentChairs = /* @__PURE__ */ listAll(departmentChairs, 'list-department-chairs', 89);

/** Read what a relationship of a department chair leads to. */
export const followDepartmentChair = /* @__PURE__ */ follow(departmentChairs, 'follow-department-chair', 90);

/** Delete a department chair. */
export const deleteDepartmentChair = /* @__PURE__ */ deleteOne(departmentChairs, 'delete-department-chair', 93);

const files = {
  group: 'organisation',
  type: 'file',
  collection: 'files',
  area: 'folders',
  one: 'a file',
  many: 'files',
} as const satisfies TypeOfRows;

/** Read a file. */
export const readFile = /* @__PURE__ */ readOne(files, 'read-file', 94);

/** List files. */
export const listFiles = /* @__PURE__ */ listAll(files, 'list-files', 95);

/** Read what a relationship of a file leads to. */
export const followFile = /* @__PURE__ */ follow(files, 'follow-file', 96);

/** Create a file. */
export const createFile = /* @__PURE__ */ createOne(files, 'create-file', 97);

/** Update a file. */
export const updateFile = /* @__PURE__ */ updateOne(files, 'update-file', 98);

/** Delete a file. */
export const deleteFile = /* @__PURE__ */ deleteOne(files, 'delete-file', 99);

const folders = {
  group: 'organisation',
  type: 'folder',
  collection: 'folders',
  area: 'folders',
  one: 'a folder',
  many: 'folders',
} as const satisfies TypeOfRows;

/** List folders. */
export const listFolders = /* @__PURE__ */ listAll(folders, 'list-folders', 101);

/** Read what a relationship of a folder leads to. */
export const followFolder = /* @__PURE__ */ follow(folders, 'follow-folder', 102);

/** Create a folder. */
export const createFolder = /* @__PURE__ */ createOne(folders, 'create-folder', 103);

/** Update a folder. */
export const updateFolder = /* @__PURE__ */ updateOne(folders, 'update-folder', 104);

/** Delete a folder. */
export const deleteFolder = /* @__PURE__ */ deleteOne(folders, 'delete-folder', 105);
