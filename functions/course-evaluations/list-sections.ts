import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listSections } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { courses } from '../../lib/resources/neighbours/courses.ts';

/** Lists sections (operation 191). */
export const handler = operation(listSections, list(courseEvaluationSection, courses));
