import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { replaceEnrolments } from '../../lib/operations/derived/students.ts';
import { existingStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

/** Gives a student other sections (operation 232). */
export const handler = operation(replaceEnrolments, changeLinkage(existingStudent, 'sections', 'replace'));
