import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followInstructor } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads what a relationship of an instructor leads to (operation 138). */
export const handler = operation(followInstructor, related(courseEvaluationInstructor, people));
