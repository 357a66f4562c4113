import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readSectionInstructor } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationInstructor } from '../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads the assignment of an instructor to a section (operation 178). */
export const handler = operation(
  readSectionInstructor,
  read(courseEvaluationSectionInstructor, [courseEvaluationInstructor, ...courses, ...people]),
);
