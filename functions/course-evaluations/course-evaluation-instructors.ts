import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';

export const listInstructors = list(courseEvaluationInstructor);
export const readInstructorRelated = relatedToOne(courseEvaluationInstructor);
export const readInstructor = read(courseEvaluationInstructor);
export const createInstructor = create(courseEvaluationInstructor);
export const deleteInstructor = remove(courseEvaluationInstructor);
