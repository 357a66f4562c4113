import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followSectionInstructor } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads what a relationship of the assignment of an instructor to a section leads to (operation 180). */
export const handler = operation(
  followSectionInstructor,
  related(courseEvaluationSectionInstructor, [courseEvaluationInstructor, ...courses, ...people]),
);
