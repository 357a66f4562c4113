import type { Scope } from './scopes.ts';

/** The five groups of the interface; a group is a folder of `functions/`. */
export type Group = 'people' | 'organisation' | 'finance' | 'faculty-review' | 'course-evaluations';

/** One row of the interface's endpoint table: everything that routes, policies, OpenAPI and tests derive from. */
export interface Operation {
  /** Number in the interface's endpoint table. */
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
  readonly summary: string;
  /** Listed in the contract, not built yet: the routes leave it out and its path answers 501. */
  readonly planned?: true;
}

/** Name of an operation: its file is `functions/<group>/<name>.ts`. */
export type OperationName = keyof typeof table;

const table = {
  'create-evaluation-period': {
    number: 1,
    group: 'course-evaluations',
    method: 'POST',
    path: '/api/v1/course_evaluation_periods',
    scope: 'periods:write',
    body: 'course_evaluation_period',
    answers: 'course_evaluation_period',
    summary: 'Create an evaluation period and its evaluations',
    planned: true,
  },
  'update-address': {
    number: 2,
    group: 'people',
    method: 'PATCH',
    path: '/api/v1/addresses/{id}',
    scope: 'contacts:write',
    body: 'address',
    answers: 'address',
    summary: 'Update an address',
  },
  'update-credit-line-item': {
    number: 3,
    group: 'finance',
    method: 'PATCH',
    path: '/api/v1/credit_line_items/{id}',
    scope: 'finance:write',
    body: 'credit_line_item',
    answers: 'credit_line_item',
    summary: 'Update a credit line item',
  },
  'create-employment': {
    number: 4,
    group: 'people',
    method: 'POST',
    path: '/api/v1/users/{user_id}/employments',
    scope: 'people:write',
    body: 'employment',
    answers: 'employment',
    summary: 'Create an employment of a user',
  },
  'create-additional-appointment': {
    number: 5,
    group: 'people',
    method: 'POST',
    path: '/api/v1/additional_appointments',
    scope: 'people:write',
    body: 'additional_appointment',
    answers: 'additional_appointment',
    summary: 'Create an additional appointment',
  },
  'create-user': {
    number: 6,
    group: 'people',
    method: 'POST',
    path: '/api/v1/users',
    scope: 'users:write',
    body: 'user',
    answers: 'user',
    summary: 'Create a user with a profile',
  },
  'create-course': {
    number: 7,
    group: 'course-evaluations',
    method: 'POST',
    path: '/api/v1/course_evaluation_courses',
    scope: 'courses:write',
    body: 'course_evaluation_course',
    answers: 'course_evaluation_course',
    summary: 'Create a course',
  },
  'create-section-instructor': {
    number: 8,
    group: 'course-evaluations',
    method: 'POST',
    path: '/api/v1/course_evaluation_section_instructors',
    scope: 'teaching:write',
    body: 'course_evaluation_section_instructor',
    answers: 'course_evaluation_section_instructor',
    summary: 'Assign an instructor to a section',
  },
  'list-section-responses': {
    number: 9,
    group: 'course-evaluations',
    method: 'GET',
    path: '/api/v1/course_evaluation_section_responses',
    scope: 'responses:read',
    answers: 'course_evaluation_section_response',
    include: ['evaluation_response', 'question_set_section'],
    summary: 'List section responses',
    planned: true,
  },
  'list-students': {
    number: 10,
    group: 'course-evaluations',
    method: 'GET',
    path: '/api/v1/course_evaluation_students',
    scope: 'students:read',
    answers: 'course_evaluation_student',
    include: ['user', 'sections'],
    summary: 'List students',
    planned: true,
  },
  'read-employment': {
    number: 11,
    group: 'people',
    method: 'GET',
    path: '/api/v1/employments/{id}',
    scope: 'people:read',
    answers: 'employment',
    include: ['user', 'profile'],
    summary: 'Read an employment',
  },
  'read-folder': {
    number: 12,
    group: 'organisation',
    method: 'GET',
    path: '/api/v1/folders/{id}',
    scope: 'folders:read',
    answers: 'folder',
    include: ['parent', 'children', 'user'],
    summary: 'Read a folder',
  },
  'list-workflow-cases': {
    number: 13,
    group: 'faculty-review',
    method: 'GET',
    path: '/api/v1/workflow_cases',
    scope: 'cases:read',
    answers: 'workflow_case',
    summary: 'List the workflow cases that the caller may access',
    planned: true,
  },
  'list-departments': {
    number: 14,
    group: 'organisation',
    method: 'GET',
    path: '/api/v1/departments',
    scope: 'organisation:read',
    answers: 'department',
    summary: 'List root departments',
    planned: true,
  },
  'create-department-chair': {
    number: 15,
    group: 'organisation',
    method: 'POST',
    path: '/api/v1/department_chairs',
    scope: 'organisation:write',
    body: 'department_chair',
    answers: 'department_chair',
    summary: 'Create a department chair',
  },
  'read-phone-number': {
    number: 16,
    group: 'people',
    method: 'GET',
    path: '/api/v1/phone_numbers/{id}',
    scope: 'contacts:read',
    answers: 'phone_number',
    summary: 'Read a phone number',
  },
  'read-folder-parent': {
    number: 17,
    group: 'organisation',
    method: 'GET',
    path: '/api/v1/folders/{id}/parent',
    scope: 'folders:read',
    answers: 'folder',
    summary: 'Read the parent of a folder',
  },
  'list-folder-children': {
    number: 18,
    group: 'organisation',
    method: 'GET',
    path: '/api/v1/folders/{id}/children',
    scope: 'folders:read',
    answers: 'folder',
    summary: 'List the children of a folder',
  },
  'update-admin-assistant-role': {
    number: 19,
    group: 'people',
    method: 'PATCH',
    path: '/api/v1/admin_assistant_roles/{id}',
    scope: 'organisation:write',
    body: 'admin_assistant_role',
    answers: 'admin_assistant_role',
    summary: 'Update an admin assistant role',
  },
} as const satisfies Record<string, Operation>;

/** Every operation of the contract by name, in the interface's order. */
export const operations: Readonly<Record<OperationName, Operation>> = table;

/** The operations that have a function today, as `[name, operation]`. */
export const builtOperations = (): [OperationName, Operation][] =>
  (Object.entries(operations) as [OperationName, Operation][]).filter(([, operation]) => !operation.planned);
