// Those that the change feed announces, by name, so that validating a name loads none of them. A test holds the two together.
const announced = [
  'additional_appointment',
  'address',
  'admin_assistant_role',
  'course_evaluation',
  'course_evaluation_course',
  'course_evaluation_instructor',
  'course_evaluation_listing_number',
  'course_evaluation_period',
  'course_evaluation_period_schedule',
  'course_evaluation_question',
  'course_evaluation_question_set',
  'course_evaluation_question_set_section',
  'course_evaluation_section',
  'course_evaluation_section_instructor',
  'course_evaluation_student',
  'course_evaluation_term',
  'credit_line_item',
  'department',
  'department_chair',
  'employment',
  'file',
  'folder',
  'phone_number',
  'profile',
  'question_bank_item',
  'question_layer',
  'user',
  'workflow',
  'workflow_case',
  'workflow_group',
] as const;

const actions = ['created', 'updated', 'deleted'] as const;

/** Stands for all events, and after a type for all events of the type. */
const all = '*';

/** What an endpoint can ask for: `*`, `user.*`, `user.updated`. */
export const eventTypes: readonly string[] = [
  all,
  ...announced.flatMap((type) => [all, ...actions].map((action) => `${type}.${action}`)),
];

/** Name of what happened to a record of a type, as events have it after `facet.`. */
export const eventTypeOf = (type: string, action: string): string => `${type}.${action}`;

/** Whether what an endpoint asks for holds an event. */
export const asksFor = (wanted: readonly string[], type: string, action: string): boolean =>
  wanted.some((each) => each === all || each === eventTypeOf(type, all) || each === eventTypeOf(type, action));

/** Whether what an endpoint asks for holds all that another event type stands for. */
export const covers = (wanted: readonly string[], eventType: string): boolean => {
  const [type = '', action = ''] = eventType.split('.');
  return asksFor(wanted, type, action);
};
