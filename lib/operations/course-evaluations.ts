import type { Operation } from './operation.ts';

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
  derived: 'one',
  summary: 'Read an evaluation period',
  timeoutSeconds: 29,
  mayWrite: true,
} as const satisfies Operation;

/** Create a section. */
export const createSection = {
  name: 'create-section',
  number: 30,
  group: 'course-evaluations',
  method: 'POST',
  path: '/api/v1/course_evaluation_sections',
  scope: 'courses:write',
  body: 'course_evaluation_section',
  answers: 'course_evaluation_section',
  summary: 'Create a section and its evaluations',
  timeoutSeconds: 29,
} as const satisfies Operation;

/** Update a section. */
export const updateSection = {
  name: 'update-section',
  number: 31,
  group: 'course-evaluations',
  method: 'PATCH',
  path: '/api/v1/course_evaluation_sections/{id}',
  scope: 'courses:write',
  body: 'course_evaluation_section',
  answers: 'course_evaluation_section',
  summary: 'Update a section and its evaluations',
  timeoutSeconds: 29,
} as const satisfies Operation;

/** List evaluation periods. */
export const listEvaluationPeriods = {
  name: 'list-evaluation-periods',
  number: 32,
  group: 'course-evaluations',
  method: 'GET',
  path: '/api/v1/course_evaluation_periods',
  scope: 'periods:read',
  answers: 'course_evaluation_period',
  include: ['term', 'schedule'],
  list: {
    sort: ['created_at', 'updated_at', 'name'],
    defaultSort: 'created_at',
    filter: { created_at: 'instant', updated_at: 'instant', term: 'relationship' },
  },
  summary: 'List evaluation periods',
} as const satisfies Operation;
