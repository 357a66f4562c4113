import { changeLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { addEnrolments } from '../../lib/operations/derived/students.ts';
import { existingStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

/** Enrols a student in further sections (operation 231). */
export const handler = operation(addEnrolments, changeLinkage(existingStudent, 'sections', 'add'));
