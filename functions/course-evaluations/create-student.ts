import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createStudent } from '../../lib/operations/derived/course-evaluations.ts';
import { newStudent } from '../../lib/resources/course-evaluation-student.ts';

/** Creates a student (operation 199). */
export const handler = operation(createStudent, create(newStudent));
