/** The name of every type: what a relationship leads to is one of these, or does not compile. */
export type TypeName =
  | 'access_token'
  | 'additional_appointment'
  | 'address'
  | 'admin_assistant_role'
  | 'change'
  | 'course_evaluation'
  | 'course_evaluation_comment'
  | 'course_evaluation_course'
  | 'course_evaluation_instructor'
  | 'course_evaluation_invitation_batch'
  | 'course_evaluation_listing_number'
  | 'course_evaluation_period'
  | 'course_evaluation_period_message'
  | 'course_evaluation_period_schedule'
  | 'course_evaluation_question'
  | 'course_evaluation_question_set'
  | 'course_evaluation_question_set_section'
  | 'course_evaluation_reply'
  | 'course_evaluation_report'
  | 'course_evaluation_response'
  | 'course_evaluation_result'
  | 'course_evaluation_section'
  | 'course_evaluation_section_instructor'
  | 'course_evaluation_section_response'
  | 'course_evaluation_student'
  | 'course_evaluation_term'
  | 'credit_line_item'
  | 'department'
  | 'department_chair'
  | 'employment'
  | 'file'
  | 'folder'
  | 'import'
  | 'import_rejection'
  | 'institution'
  | 'lti_platform'
  | 'message_suppression'
  | 'message_template'
  | 'phone_number'
  | 'profile'
  | 'question_bank_item'
  | 'question_layer'
  | 'user'
  | 'webhook_delivery'
  | 'webhook_endpoint'
  | 'webhook_recovery'
  | 'workflow'
  | 'workflow_case'
  | 'workflow_group';

/** The types of the service's own matters: none of them is of an institution's data, and nothing of that leads to them. */
export const serviceTypes: readonly TypeName[] = [
  'access_token',
  'change',
  'course_evaluation_invitation_batch',
  'course_evaluation_period_message',
  'course_evaluation_report',
  'import',
  'import_rejection',
  'institution',
  'lti_platform',
  'message_suppression',
  'message_template',
  'webhook_delivery',
  'webhook_endpoint',
  'webhook_recovery',
];
