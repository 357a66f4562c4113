import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readSection } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Reads a section (operation 190). */
export const handler = operation(readSection, read(courseEvaluationSection, courses));
