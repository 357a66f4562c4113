import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create } from '../../lib/http/writes.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';

export const listInstructors = list(courseEvaluationInstructor);
export const readInstructorRelated = relatedToOne(courseEvaluationInstructor);
export const readInstructor = read(courseEvaluationInstructor);
export const createInstructor = create(courseEvaluationInstructor);
export const deleteInstructor = remove(courseEvaluationInstructor);
