import type { ResourceTypes } from '../model/definition/include-rules.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { courseEvaluation } from './course-evaluations/course-evaluation.ts';
import { courseEvaluationComment } from './course-evaluations/course-evaluation-comment.ts';
import { courseEvaluationCourse } from './course-evaluations/course-evaluation-course.ts';
import { courseEvaluationInstructor } from './course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationInvitationBatch } from './course-evaluations/course-evaluation-invitation-batch.ts';
import { courseEvaluationListingNumber } from './course-evaluations/course-evaluation-listing-number.ts';
import { courseEvaluationPeriod } from './course-evaluations/course-evaluation-period.ts';
import { courseEvaluationPeriodSchedule } from './course-evaluations/course-evaluation-period-schedule.ts';
import { courseEvaluationQuestion } from './course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from './course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from './course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationReply } from './course-evaluations/course-evaluation-reply.ts';
import { courseEvaluationReport } from './course-evaluations/course-evaluation-report.ts';
import { courseEvaluationResponse } from './course-evaluations/course-evaluation-response.ts';
import { courseEvaluationResult } from './course-evaluations/course-evaluation-result.ts';
import { courseEvaluationSection } from './course-evaluations/course-evaluation-section.ts';
import { courseEvaluationSectionInstructor } from './course-evaluations/course-evaluation-section-instructor.ts';
import { courseEvaluationSectionResponse } from './course-evaluations/course-evaluation-section-response.ts';
import { courseEvaluationStudent } from './course-evaluations/course-evaluation-student.ts';
import { courseEvaluationTerm } from './course-evaluations/course-evaluation-term.ts';
import { questionBankItem } from './course-evaluations/question-bank-item.ts';
import { questionLayer } from './course-evaluations/question-layer.ts';
import { workflow } from './faculty-review/workflow.ts';
import { workflowCase } from './faculty-review/workflow-case.ts';
import { workflowGroup } from './faculty-review/workflow-group.ts';
import { creditLineItem } from './finance/credit-line-item.ts';
import { importResource } from './imports/import.ts';
import { importRejection } from './imports/import-rejection.ts';
import { courseEvaluationPeriodMessage } from './messages/course-evaluation-period-message.ts';
import { messageSuppression } from './messages/message-suppression.ts';
import { messageTemplate } from './messages/message-template.ts';
import { department } from './organisation/department.ts';
import { departmentChair } from './organisation/department-chair.ts';
import { file } from './organisation/file.ts';
import { folder } from './organisation/folder.ts';
import { additionalAppointment } from './people/additional-appointment.ts';
import { address } from './people/address.ts';
import { adminAssistantRole } from './people/admin-assistant-role.ts';
import { employment } from './people/employment.ts';
import { phoneNumber } from './people/phone-number.ts';
import { profile } from './people/profile.ts';
import { user } from './people/user.ts';
import { accessToken } from './service/access-token.ts';
import { changeResource } from './service/change.ts';
import { institution } from './service/institution.ts';
import { ltiPlatform } from './service/lti-platform.ts';
import { webhookDelivery } from './service/webhook-delivery.ts';
import { webhookEndpoint } from './service/webhook-endpoint.ts';
import { webhookRecovery } from './service/webhook-recovery.ts';
import { serviceTypes } from './type-names.ts';

/** Every type of the API: adding one takes its file and a line here. */
const every: readonly AnyResource[] = [
  additionalAppointment,
  address,
  adminAssistantRole,
  courseEvaluationComment,
  courseEvaluationCourse,
  courseEvaluationInstructor,
  courseEvaluationInvitationBatch,
  courseEvaluationListingNumber,
  courseEvaluationPeriodSchedule,
  courseEvaluationPeriod,
  courseEvaluationQuestionSetSection,
  courseEvaluationQuestionSet,
  courseEvaluationQuestion,
  courseEvaluationReply,
  courseEvaluationReport,
  courseEvaluationResponse,
  courseEvaluationResult,
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
  questionBankItem,
  questionLayer,
  user,
  workflowCase,
  workflowGroup,
  workflow,
  importResource,
  importRejection,
  accessToken,
  changeResource,
  institution,
  ltiPlatform,
  courseEvaluationPeriodMessage,
  messageSuppression,
  messageTemplate,
  webhookDelivery,
  webhookEndpoint,
  webhookRecovery,
];

/** Every type, by name. */
export const types: ResourceTypes = new Map(every.map((resource) => [resource.type, resource]));

/** The type of a name; throws on a name that is none. */
export const resourceOf = (type: string): AnyResource => {
  const resource = types.get(type);
  if (resource === undefined) throw new Error(`there is no type "${type}"`);
  return resource;
};

/** The types of an institution's data: all but those of the service's own matters. */
export const resources: readonly AnyResource[] = every.filter(({ type }) => !serviceTypes.some((own) => own === type));
