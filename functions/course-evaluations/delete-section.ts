import { leaveCoverage } from '../../lib/domain/evaluations/coverage/leave-coverage.ts';
import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteSection } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';

/** Deletes a section, unless it is taught, taken or evaluated (operation 195). */
export const handler = operation(
  deleteSection,
  remove(courseEvaluationSection, { backReferences: true }, leaveCoverage),
);
