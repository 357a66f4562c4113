import { updateWithTargets } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { updateStudent } from '../../lib/operations/derived/students.ts';
import { existingStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

/** Updates a student (operation 200). */
export const handler = operation(updateStudent, updateWithTargets(existingStudent));
