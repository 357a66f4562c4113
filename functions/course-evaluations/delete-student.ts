import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteStudent } from '../../lib/operations/derived/students.ts';
import { courseEvaluationStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

/** Deletes a student (operation 201). */
export const handler = operation(deleteStudent, remove(courseEvaluationStudent));
