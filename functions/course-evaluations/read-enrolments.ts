import { readLinkage } from '../../lib/http/linkage.ts';
import { operation } from '../../lib/http/operation.ts';
import { readEnrolments } from '../../lib/operations/derived/students.ts';
import { existingStudent } from '../../lib/resources/course-evaluations/course-evaluation-student.ts';

/** Reads which sections a student takes (operation 230). */
export const handler = operation(readEnrolments, readLinkage(existingStudent, 'sections'));
