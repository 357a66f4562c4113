import type { AnyResource } from '../model/definition/resource.ts';
import { existingCourse } from './course-evaluations/course-evaluation-course.ts';
import { existingPeriodSchedule } from './course-evaluations/course-evaluation-period-schedule.ts';
import { existingQuestionSet } from './course-evaluations/course-evaluation-question-set.ts';
import { existingQuestionSetSection } from './course-evaluations/course-evaluation-question-set-section.ts';
import { existingStudent, newStudent } from './course-evaluations/course-evaluation-student.ts';
import { everyType } from './every-type.ts';
import { writtenWorkflowCase } from './faculty-review/workflow-case.ts';
import { writtenWorkflowGroup } from './faculty-review/workflow-group.ts';
import { newCreditLineItem } from './finance/credit-line-item.ts';
import { importResource } from './imports/import.ts';
import { importRejection } from './imports/import-rejection.ts';
import { newAddress } from './people/address.ts';
import { existingEmployment } from './people/employment.ts';
import { newPhoneNumber } from './people/phone-number.ts';
import { existingProfile } from './people/profile.ts';
import { existingUser } from './people/user.ts';
import { writtenAppointment } from './written-appointment.ts';
import { existingEvaluationPeriod, newEvaluationPeriod } from './written-period.ts';

const written: readonly AnyResource[] = [writtenAppointment, newEvaluationPeriod];

/** Every type of the API as it is written. Functions import the types that they need, tools that handle all types this. */
export const resources: readonly AnyResource[] = everyType.map(
  (resource) => written.find(({ type }) => type === resource.type) ?? resource,
);

/** The types of the service's own matters, which no institution has. */
export const serviceResources: readonly AnyResource[] = [importResource, importRejection];

/** All types that an answer may hold. */
export const everyResource: readonly AnyResource[] = [...resources, ...serviceResources];

/** The type of a name; throws on a name that is none. */
export const resourceOf = (type: string): AnyResource => {
  const resource = everyResource.find((each) => each.type === type);
  if (resource === undefined) throw new Error(`there is no type "${type}"`);
  return resource;
};

const created: readonly AnyResource[] = [
  newAddress,
  newCreditLineItem,
  newPhoneNumber,
  newStudent,
  writtenWorkflowCase,
  writtenWorkflowGroup,
];

/** The type of a name as a request creates it. */
export const newResourceOf = (type: string): AnyResource =>
  created.find((each) => each.type === type) ?? resourceOf(type);

const existing: readonly AnyResource[] = [
  existingCourse,
  existingEmployment,
  existingEvaluationPeriod,
  existingPeriodSchedule,
  existingProfile,
  existingQuestionSet,
  existingQuestionSetSection,
  existingStudent,
  existingUser,
  writtenWorkflowCase,
  writtenWorkflowGroup,
];

/** The type of a name as an update sees it. */
export const existingResourceOf = (type: string): AnyResource =>
  existing.find((each) => each.type === type) ?? resourceOf(type);
