import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createStudent } from '../../lib/operations/derived/students.ts';
import { newStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

/** Creates a student (operation 199). */
export const handler = operation(createStudent, create(newStudent));
