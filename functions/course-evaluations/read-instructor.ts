import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readInstructor } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads an instructor (operation 136). */
export const handler = operation(readInstructor, read(courseEvaluationInstructor, people));
