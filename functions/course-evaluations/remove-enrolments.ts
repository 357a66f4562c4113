import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { removeEnrolments } from '../../lib/operations/derived/students.ts';
import { existingStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

/** Takes a student out of sections (operation 233). */
export const handler = operation(removeEnrolments, changeLinkage(existingStudent, 'sections', 'remove'));
