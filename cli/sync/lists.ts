import type { Init, PagedPath } from '../../client/src/types.ts';

type Query = NonNullable<NonNullable<Init<'/api/v1/changes', 'get'>['params']>['query']>;

/** A type whose changes are in the change feed. */
export type CopiedType = NonNullable<Query['filter[subject_type]']>[number];

/** The list of each type whose changes are in the feed; first those to which others refer. */
export const lists = {
  department: '/api/v1/departments',
  user: '/api/v1/users',
  profile: '/api/v1/profiles',
  employment: '/api/v1/employments',
  additional_appointment: '/api/v1/additional_appointments',
  department_chair: '/api/v1/department_chairs',
  admin_assistant_role: '/api/v1/admin_assistant_roles',
  address: '/api/v1/addresses',
  phone_number: '/api/v1/phone_numbers',
  folder: '/api/v1/folders',
  file: '/api/v1/files',
  credit_line_item: '/api/v1/credit_line_items',
  workflow: '/api/v1/workflows',
  workflow_group: '/api/v1/workflow_groups',
  workflow_case: '/api/v1/workflow_cases',
  course_evaluation_term: '/api/v1/course_evaluation_terms',
  course_evaluation_course: '/api/v1/course_evaluation_courses',
  course_evaluation_section: '/api/v1/course_evaluation_sections',
  course_evaluation_listing_number: '/api/v1/course_evaluation_listing_numbers',
  course_evaluation_instructor: '/api/v1/course_evaluation_instructors',
  course_evaluation_section_instructor: '/api/v1/course_evaluation_section_instructors',
  course_evaluation_student: '/api/v1/course_evaluation_students',
  course_evaluation_period: '/api/v1/course_evaluation_periods',
  course_evaluation_period_schedule: '/api/v1/course_evaluation_period_schedules',
  question_bank_item: '/api/v1/question_bank_items',
  question_layer: '/api/v1/question_layers',
  course_evaluation_question_set: '/api/v1/course_evaluation_question_sets',
  course_evaluation_question: '/api/v1/course_evaluation_questions',
  course_evaluation_question_set_section: '/api/v1/course_evaluation_question_set_sections',
  course_evaluation: '/api/v1/course_evaluations',
} as const satisfies Record<CopiedType, PagedPath>;

/** Every type that is copied. */
// The keys of a literal are its keys.
export const copiedTypes = Object.keys(lists) as readonly CopiedType[];

/** The types whose lists leave something out, so that each resource is read by itself. */
export const readAlone: readonly CopiedType[] = ['course_evaluation_period'];

/** The relationship from the resources in a list to those that the list does not show. */
export const below: Partial<Record<CopiedType, string>> = { department: 'children' };
