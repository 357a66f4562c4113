import type { AnyResource } from '../../model/definition/resource.ts';
import { courseEvaluationCourse } from '../course-evaluations/course-evaluation-course.ts';
import { courseEvaluationListingNumber } from '../course-evaluations/course-evaluation-listing-number.ts';
import { courseEvaluationSection } from '../course-evaluations/course-evaluation-section.ts';
import { courseEvaluationTerm } from '../course-evaluations/course-evaluation-term.ts';

/** The types that lead to each other around a course. */
export const courses: readonly AnyResource[] = [
  courseEvaluationCourse,
  courseEvaluationListingNumber,
  courseEvaluationSection,
  courseEvaluationTerm,
];
