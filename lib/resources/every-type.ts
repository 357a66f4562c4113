import type { AnyResource } from '../model/resource.ts';
import { additionalAppointment } from './additional-appointment.ts';
import { address } from './address.ts';
import { adminAssistantRole } from './admin-assistant-role.ts';
import { courseEvaluation } from './course-evaluation.ts';
import { courseEvaluationCourse } from './course-evaluation-course.ts';
import { courseEvaluationInstructor } from './course-evaluation-instructor.ts';
import { courseEvaluationListingNumber } from './course-evaluation-listing-number.ts';
import { courseEvaluationPeriod } from './course-evaluation-period.ts';
import { courseEvaluationPeriodSchedule } from './course-evaluation-period-schedule.ts';
import { courseEvaluationQuestionSet } from './course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from './course-evaluation-question-set-section.ts';
import { courseEvaluationResponse } from './course-evaluation-response.ts';
import { courseEvaluationSection } from './course-evaluation-section.ts';
import { courseEvaluationSectionInstructor } from './course-evaluation-section-instructor.ts';
import { courseEvaluationSectionResponse } from './course-evaluation-section-response.ts';
import { courseEvaluationStudent } from './course-evaluation-student.ts';
import { courseEvaluationTerm } from './course-evaluation-term.ts';
import { creditLineItem } from './credit-line-item.ts';
import { department } from './department.ts';
import { departmentChair } from './department-chair.ts';
import { employment } from './employment.ts';
import { file } from './file.ts';
import { folder } from './folder.ts';
import { phoneNumber } from './phone-number.ts';
import { profile } from './profile.ts';
import { user } from './user.ts';
import { workflow } from './workflow.ts';
import { workflowCase } from './workflow-case.ts';
import { workflowGroup } from './workflow-group.ts';

/** Every type of the API as it is read; only what may meet any type imports this. */
export const everyType: readonly AnyResource[] = [
  additionalAppointment,
  address,
  adminAssistantRole,
  courseEvaluationCourse,
  courseEvaluationInstructor,
  courseEvaluationListingNumber,
  courseEvaluationPeriodSchedule,
  courseEvaluationPeriod,
  courseEvaluationQuestionSetSection,
  courseEvaluationQuestionSet,
  courseEvaluationResponse,
  courseEvaluationSectionInstructor,
  courseEvaluationSectionResponse,
  courseEvaluationSection,
  courseEvaluationStudent,
  courseEvaluationTerm,
  courseEvaluation,
  creditLineItem,
  departmentChair,
  department,
  employment,
  file,
  folder,
  phoneNumber,
  profile,
  user,
  workflowCase,
  workflowGroup,
  workflow,
];
