import { deleteCourseSteps } from '../../lib/domain/evaluations/coverage/delete-course.ts';
import { searchCourses } from '../../lib/domain/evaluations/search/search-courses.ts';
import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { courseEvaluationCourse } from '../../lib/resources/course-evaluations/course-evaluation-course.ts';

export const listCourses = list(courseEvaluationCourse, { search: searchCourses });
export const readCourseRelated = related(courseEvaluationCourse);
export const readCourse = read(courseEvaluationCourse);
export const createCourse = create(courseEvaluationCourse);
export const updateCourse = update(courseEvaluationCourse);
export const deleteCourse = remove(courseEvaluationCourse, { check: deleteCourseSteps });
