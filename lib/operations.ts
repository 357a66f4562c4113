import type { ListRules } from './jsonapi/list-query.ts';
import type { Scope } from './scopes.ts';

/** The five groups of the interface; a group is a folder of `functions/`. */
export type Group = 'people' | 'organisation' | 'finance' | 'faculty-review' | 'course-evaluations';

/** One row of the interface's endpoint table: everything that routes, policies, OpenAPI and tests derive from. */
export interface Operation {
  /** Its file is `functions/<group>/<name>.ts`. */
  readonly name: string;
  /** Number in the interface's endpoint table; extensions follow after its 19. */
  readonly number: number;
  readonly group: Group;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path template as API Gateway writes it; `{id}` matches one segment. */
  readonly path: `/api/v1/${string}`;
  readonly scope: Scope;
  /** Type of the resource object that a request body must carry; without it the operation takes no body. */
  readonly body?: string;
  /** Type of the primary data that the operation answers with. */
  readonly answers: string;
  /** Relationships that `include` may name; without it the parameter is unknown. */
  readonly include?: readonly string[];
  /** What `sort` and `filter` may name; operations with it answer a page of a list. */
  readonly list?: ListRules;
  readonly summary: string;
  /** How long its function may run, when 10 seconds are too few; API Gateway waits for 30. */
  readonly timeoutSeconds?: number;
  /** A read that finishes what a write has left undone. */
  readonly mayWrite?: true;
}

// Rows of their own rather than members of one object, so that a function's bundle holds its own row alone.

/** Create an evaluation period and its evaluations. */
export const createEvaluationPeriod = {
  name: 'create-evaluation-period',
  number: 1,
  group: 'course-evaluations',
  method: 'POST',
  path: '/api/v1/course_evaluation_periods',
  scope: 'periods:write',
  body: 'course_evaluation_period',
  answers: 'course_evaluation_period',
  summary: 'Create an evaluation period and its evaluations',
  timeoutSeconds: 29,
} as const satisfies Operation;

/** Update an address. */
export const updateAddress = {
  name: 'update-address',
  number: 2,
  group: 'people',
  method: 'PATCH',
  path: '/api/v1/addresses/{id}',
  scope: 'contacts:write',
  body: 'address',
  answers: 'address',
  summary: 'Update an address',
} as const satisfies Operation;

/** Update a credit line item. */
export const updateCreditLineItem = {
  name: 'update-credit-line-item',
  number: 3,
  group: 'finance',
  method: 'PATCH',
  path: '/api/v1/credit_line_items/{id}',
  scope: 'finance:write',
  body: 'credit_line_item',
  answers: 'credit_line_item',
  summary: 'Update a credit line item',
} as const satisfies Operation;

/** Create an employment of a user. */
export const createEmployment = {
  name: 'create-employment',
  number: 4,
  group: 'people',
  method: 'POST',
  path: '/api/v1/users/{user_id}/employments',
  scope: 'people:write',
  body: 'employment',
  answers: 'employment',
  summary: 'Create an employment of a user',
} as const satisfies Operation;

/** Create an additional appointment. */
export const createAdditionalAppointment = {
  name: 'create-additional-appointment',
  number: 5,
  group: 'people',
  method: 'POST',
  path: '/api/v1/additional_appointments',
  scope: 'people:write',
  body: 'additional_appointment',
  answers: 'additional_appointment',
  summary: 'Create an additional appointment',
} as const satisfies Operation;

/** Create a user with a profile. */
export const createUser = {
  name: 'create-user',
  number: 6,
  group: 'people',
  method: 'POST',
  path: '/api/v1/users',
  scope: 'users:write',
  body: 'user',
  answers: 'user',
  summary: 'Create a user with a profile',
} as const satisfies Operation;

/** Create a course. */
export const createCourse = {
  name: 'create-course',
  number: 7,
  group: 'course-evaluations',
  method: 'POST',
  path: '/api/v1/course_evaluation_courses',
  scope: 'courses:write',
  body: 'course_evaluation_course',
  answers: 'course_evaluation_course',
  summary: 'Create a course',
} as const satisfies Operation;

/** Assign an instructor to a section. */
export const createSectionInstructor = {
  name: 'create-section-instructor',
  number: 8,
  group: 'course-evaluations',
  method: 'POST',
  path: '/api/v1/course_evaluation_section_instructors',
  scope: 'teaching:write',
  body: 'course_evaluation_section_instructor',
  answers: 'course_evaluation_section_instructor',
  summary: 'Assign an instructor to a section',
} as const satisfies Operation;

/** List section responses. */
export const listSectionResponses = {
  name: 'list-section-responses',
  number: 9,
  group: 'course-evaluations',
  method: 'GET',
  path: '/api/v1/course_evaluation_section_responses',
  scope: 'responses:read',
  answers: 'course_evaluation_section_response',
  include: ['evaluation_response', 'question_set_section'],
  list: {
    sort: ['created_at', 'updated_at', 'completed_at'],
    defaultSort: 'created_at',
    filter: {
      created_at: 'instant',
      updated_at: 'instant',
      completed_at: 'instant',
      evaluation_response: 'relationship',
      question_set_section: 'relationship',
    },
  },
  summary: 'List section responses',
} as const satisfies Operation;

/** List students. */
export const listStudents = {
  name: 'list-students',
  number: 10,
  group: 'course-evaluations',
  method: 'GET',
  path: '/api/v1/course_evaluation_students',
  scope: 'students:read',
  answers: 'course_evaluation_student',
  include: ['user', 'sections'],
  list: {
    sort: ['created_at', 'updated_at'],
    defaultSort: 'created_at',
    filter: { created_at: 'instant', updated_at: 'instant', user: 'relationship', sections: 'relationship' },
  },
  summary: 'List students',
} as const satisfies Operation;

/** Read an employment. */
export const readEmployment = {
  name: 'read-employment',
  number: 11,
  group: 'people',
  method: 'GET',
  path: '/api/v1/employments/{id}',
  scope: 'people:read',
  answers: 'employment',
  include: ['user', 'profile'],
  summary: 'Read an employment',
} as const satisfies Operation;

/** Read a folder. */
export const readFolder = {
  name: 'read-folder',
  number: 12,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/folders/{id}',
  scope: 'folders:read',
  answers: 'folder',
  include: ['parent', 'children', 'user'],
  summary: 'Read a folder',
} as const satisfies Operation;

/** List the workflow cases that the caller may access. */
export const listWorkflowCases = {
  name: 'list-workflow-cases',
  number: 13,
  group: 'faculty-review',
  method: 'GET',
  path: '/api/v1/workflow_cases',
  scope: 'cases:read',
  answers: 'workflow_case',
  include: ['workflow_group', 'candidate', 'workflow'],
  list: {
    sort: ['created_at', 'updated_at'],
    defaultSort: 'created_at',
    filter: {
      created_at: 'instant',
      updated_at: 'instant',
      workflow_group: 'relationship',
      candidate: 'relationship',
      workflow: 'relationship',
    },
  },
  summary: 'List the workflow cases that the caller may access',
} as const satisfies Operation;

/** List root departments. */
export const listDepartments = {
  name: 'list-departments',
  number: 14,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/departments',
  scope: 'organisation:read',
  answers: 'department',
  include: ['children'],
  list: {
    sort: ['name', 'created_at', 'updated_at'],
    defaultSort: 'name',
    filter: { created_at: 'instant', updated_at: 'instant' },
  },
  summary: 'List root departments',
} as const satisfies Operation;

/** Create a department chair. */
export const createDepartmentChair = {
  name: 'create-department-chair',
  number: 15,
  group: 'organisation',
  method: 'POST',
  path: '/api/v1/department_chairs',
  scope: 'organisation:write',
  body: 'department_chair',
  answers: 'department_chair',
  summary: 'Create a department chair',
} as const satisfies Operation;

/** Read a phone number. */
export const readPhoneNumber = {
  name: 'read-phone-number',
  number: 16,
  group: 'people',
  method: 'GET',
  path: '/api/v1/phone_numbers/{id}',
  scope: 'contacts:read',
  answers: 'phone_number',
  summary: 'Read a phone number',
} as const satisfies Operation;

/** Read the parent of a folder. */
export const readFolderParent = {
  name: 'read-folder-parent',
  number: 17,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/folders/{id}/parent',
  scope: 'folders:read',
  answers: 'folder',
  summary: 'Read the parent of a folder',
} as const satisfies Operation;

/** List the children of a folder. */
export const listFolderChildren = {
  name: 'list-folder-children',
  number: 18,
  group: 'organisation',
  method: 'GET',
  path: '/api/v1/folders/{id}/children',
  scope: 'folders:read',
  answers: 'folder',
  summary: 'List the children of a folder',
} as const satisfies Operation;

/** Update an admin assistant role. */
export const updateAdminAssistantRole = {
  name: 'update-admin-assistant-role',
  number: 19,
  group: 'people',
  method: 'PATCH',
  path: '/api/v1/admin_assistant_roles/{id}',
  scope: 'organisation:write',
  body: 'admin_assistant_role',
  answers: 'admin_assistant_role',
  summary: 'Update an admin assistant role',
} as const satisfies Operation;

/** Update an evaluation period and what it covers. */
export const updateEvaluationPeriod = {
  name: 'update-evaluation-period',
  number: 20,
  group: 'course-evaluations',
  method: 'PATCH',
  path: '/api/v1/course_evaluation_periods/{id}',
  scope: 'periods:write',
  body: 'course_evaluation_period',
  answers: 'course_evaluation_period',
  summary: 'Update an evaluation period and what it covers',
  timeoutSeconds: 29,
} as const satisfies Operation;

/** Create the schedule of an evaluation period. */
export const createPeriodSchedule = {
  name: 'create-period-schedule',
  number: 21,
  group: 'course-evaluations',
  method: 'POST',
  path: '/api/v1/course_evaluation_period_schedules',
  scope: 'periods:write',
  body: 'course_evaluation_period_schedule',
  answers: 'course_evaluation_period_schedule',
  summary: 'Create the schedule of an evaluation period',
} as const satisfies Operation;

/** Update when an evaluation period opens and closes. */
export const updatePeriodSchedule = {
  name: 'update-period-schedule',
  number: 22,
  group: 'course-evaluations',
  method: 'PATCH',
  path: '/api/v1/course_evaluation_period_schedules/{id}',
  scope: 'periods:write',
  body: 'course_evaluation_period_schedule',
  answers: 'course_evaluation_period_schedule',
  summary: 'Update when an evaluation period opens and closes',
} as const satisfies Operation;

/** Read an evaluation period. */
export const readEvaluationPeriod = {
  name: 'read-evaluation-period',
  number: 23,
  group: 'course-evaluations',
  method: 'GET',
  path: '/api/v1/course_evaluation_periods/{id}',
  scope: 'periods:read',
  answers: 'course_evaluation_period',
  summary: 'Read an evaluation period',
  timeoutSeconds: 29,
  mayWrite: true,
} as const satisfies Operation;

const table = {
  'create-evaluation-period': createEvaluationPeriod,
  'update-address': updateAddress,
  'update-credit-line-item': updateCreditLineItem,
  'create-employment': createEmployment,
  'create-additional-appointment': createAdditionalAppointment,
  'create-user': createUser,
  'create-course': createCourse,
  'create-section-instructor': createSectionInstructor,
  'list-section-responses': listSectionResponses,
  'list-students': listStudents,
  'read-employment': readEmployment,
  'read-folder': readFolder,
  'list-workflow-cases': listWorkflowCases,
  'list-departments': listDepartments,
  'create-department-chair': createDepartmentChair,
  'read-phone-number': readPhoneNumber,
  'read-folder-parent': readFolderParent,
  'list-folder-children': listFolderChildren,
  'update-admin-assistant-role': updateAdminAssistantRole,
  'update-evaluation-period': updateEvaluationPeriod,
  'create-period-schedule': createPeriodSchedule,
  'update-period-schedule': updatePeriodSchedule,
  'read-evaluation-period': readEvaluationPeriod,
};

/** Name of an operation: its file is `functions/<group>/<name>.ts`. */
export type OperationName = keyof typeof table;

/** Every operation of the contract by name, in the interface's order. */
export const operations: Readonly<Record<OperationName, Operation>> = table;

/** All operations as `[name, operation]`. */
export const builtOperations = (): [OperationName, Operation][] =>
  Object.entries(operations) as [OperationName, Operation][];
