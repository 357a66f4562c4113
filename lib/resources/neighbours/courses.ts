import type { AnyResource } from '../../model/resource.ts';
import { courseEvaluationCourse } from '../course-evaluation-course.ts';
import { courseEvaluationListingNumber } from '../course-evaluation-listing-number.ts';
import { courseEvaluationSection } from '../course-evaluation-section.ts';
import { courseEvaluationTerm } from '../course-evaluation-term.ts';

/** The types that lead to each other around a course. */
export const courses: readonly AnyResource[] = [
  courseEvaluationCourse,
  courseEvaluationListingNumber,
  courseEvaluationSection,
  courseEvaluationTerm,
];
