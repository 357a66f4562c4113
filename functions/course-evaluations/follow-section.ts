import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followSection } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Reads what a relationship of a section leads to (operation 192). */
export const handler = operation(followSection, related(courseEvaluationSection, courses));
