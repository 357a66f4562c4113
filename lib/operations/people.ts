import type { Operation } from './operation.ts';

// Rows of their own rather than members of one object, so that a function's bundle holds its own row alone.

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

/** Read a phone number. */
export const readPhoneNumber = {
  name: 'read-phone-number',
  number: 16,
  group: 'people',
  method: 'GET',
  path: '/api/v1/phone_numbers/{id}',
  scope: 'contacts:read',
  answers: 'phone_number',
  derived: 'one',
  summary: 'Read a phone number',
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
