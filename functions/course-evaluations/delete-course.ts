import { leavePeriods } from '../../lib/domain/evaluations/coverage/leave-periods.ts';
import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteCourse } from '../../lib/operations/derived/course-evaluations.ts';
import { courseEvaluationCourse } from '../../lib/resources/course-evaluations/course-evaluation-course.ts';

const linkages = { sections: 'course_evaluation_section', listing_numbers: 'course_evaluation_listing_number' };

/** Deletes a course, unless it has sections or listing numbers, or a period covers it (operation 135). */
export const handler = operation(deleteCourse, remove(courseEvaluationCourse, { linkages }, leavePeriods));
