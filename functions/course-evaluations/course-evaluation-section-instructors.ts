import { overTeaching } from '../../lib/domain/access-control/authority/over-teaching.ts';
import { formerAssignmentStep } from '../../lib/domain/evaluations/closing/former-assignments.ts';
import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { courseEvaluationSectionInstructor } from '../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';

export const listSectionInstructors = list(courseEvaluationSectionInstructor);
export const readSectionInstructorRelated = relatedToOne(courseEvaluationSectionInstructor);
export const readSectionInstructor = read(courseEvaluationSectionInstructor);
export const createSectionInstructor = create(courseEvaluationSectionInstructor, overTeaching);

/** Who it was is kept for the results of what students have answered before. */
export const deleteSectionInstructor = remove(courseEvaluationSectionInstructor, {
  check: async (_store, record, now) => [formerAssignmentStep(record, now)],
});
