import {
  addLinkage,
  createOne,
  deleteOne,
  follow,
  readLinkage,
  readOne,
  removeLinkage,
  replaceLinkage,
  type TypeOfRows,
  updateOne,
} from '../derived.ts';

// Rows of their own, marked as free of side effects, so that a function's bundle holds its own row alone.

const students = {
  group: 'course-evaluations',
  type: 'course_evaluation_student',
  collection: 'course_evaluation_students',
  area: 'students',
  one: 'a student',
  many: 'students',
} as const satisfies TypeOfRows;

/** Read a student. */
export const readStudent = /* @__PURE__ */ readOne(students, 'read-student', 196);

/** Read what a relationship of a student leads to. */
export const followStudent = /* @__PURE__ */ follow(students, 'follow-student', 198);

/** Create a student. */
export const createStudent = /* @__PURE__ */ createOne(students, 'create-student', 199);

/** Update a student. */
export const updateStudent = /* @__PURE__ */ updateOne(students, 'update-student', 200);

/** Delete a student. */
export const deleteStudent = /* @__PURE__ */ deleteOne(students, 'delete-student', 201);

const sections = { name: 'sections', targets: 'course_evaluation_section' } as const;

/** Read which sections a student takes. */
export const readEnrolments = /* @__PURE__ */ readLinkage(students, sections, 'read-enrolments', 230);

/** Enrol a student in further sections. */
export const addEnrolments = /* @__PURE__ */ addLinkage(students, sections, 'add-enrolments', 231);

/** Give a student other sections. */
export const replaceEnrolments = /* @__PURE__ */ replaceLinkage(students, sections, 'replace-enrolments', 232);

/** Take a student out of sections. */
export const removeEnrolments = /* @__PURE__ */ removeLinkage(students, sections, 'remove-enrolments', 233);
