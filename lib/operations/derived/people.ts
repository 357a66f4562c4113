import { createOne, deleteOne, follow, listAll, readOne, type TypeOfRows, updateOne } from '../derived.ts';

// Rows of their own, marked as free of side effects, so that a function's bundle holds its own row alone.

const additionalAppointments = {
  group: 'people',
  type: 'additional_appointment',
  collection: 'additional_appointments',
  area: 'people',
  one: 'an additional appointment',
  many: 'additional appointments',
} as const satisfies TypeOfRows;

/** Read an additional appointment. */
export const readAdditionalAppointment = /* @__PURE__ */ readOne(
  additionalAppointments,
  'read-additional-appointment',
  40,
);

/** List additional appointments. */
export const listAdditionalAppointments = /* @__PURE__ */ listAll(
  additionalAppointments,
  'list-additional-appointments',
  41,
);

/** Read what a relationship of an additional appointment leads to. */
export const followAdditionalAppointment = /* @__PURE__ */ follow(
  additionalAppointments,
  'follow-additional-appointment',
  42,
);

/** Update an additional appointment. */
export const updateAdditionalAppointment = /* @__PURE__ */ updateOne(
  additionalAppointments,
  'update-additional-appointment',
  44,
);

/** Delete an additional appointment. */
export const deleteAdditionalAppointment = /* @__PURE__ */ deleteOne(
  additionalAppointments,
  'delete-additional-appointment',
  45,
);

const addresses = {
  group: 'people',
  type: 'address',
  collection: 'addresses',
  area: 'contacts',
  one: 'an address',
  many: 'addresses',
} as const satisfies TypeOfRows;

/** Read an address. */
export const readAddress = /* @__PURE__ */ readOne(addresses, 'read-address', 46);

/** List addresses. */
export const listAddresses = /* @__PURE__ */ listAll(addresses, 'list-addresses', 47);

/** Read what a relationship of an address leads to. */
export const followAddress = /* @__PURE__ */ follow(addresses, 'follow-address', 48);

/** Create an address. */
export const createAddress = /* @__PURE__ */ createOne(addresses, 'create-address', 49);

/** Delete an address. */
export const deleteAddress = /* @__PURE__ */ deleteOne(addresses, 'delete-address', 51);

const adminAssistantRoles = {
  group: 'people',
  type: 'admin_assistant_role',
  collection: 'admin_assistant_roles',
  area: 'organisation',
  one: 'an admin assistant role',
  many: 'admin assistant roles',
} as const satisfies TypeOfRows;

/** Read an admin assistant role. */
export const readAdminAssistantRole = /* @__PURE__ */ readOne(adminAssistantRoles, 'read-admin-assistant-role', 52);

/** List admin assistant roles. */
export const listAdminAssistantRoles = /* @__PURE__ */ listAll(adminAssistantRoles, 'list-admin-assistant-roles', 53);

/** Read what a relationship of an admin assistant role leads to. */
export const followAdminAssistantRole = /* @__PURE__ */ follow(adminAssistantRoles, 'follow-admin-assistant-role', 54);

/** Create an admin assistant role. */
export const createAdminAssistantRole = /* @__PURE__ */ createOne(
  adminAssistantRoles,
  'create-admin-assistant-role',
  55,
);

/** Delete an admin assistant role. */
export const deleteAdminAssistantRole = /* @__PURE__ */ deleteOne(
  adminAssistantRoles,
  'delete-admin-assistant-role',
  57,
);

const employments = {
  group: 'people',
  type: 'employment',
  collection: 'employments',
  area: 'people',
  one: 'an employment',
  many: 'employments',
} as const satisfies TypeOfRows;

/** List employments. */
export const listEmployments = /* @__PURE__ */ listAll(employments, 'list-employments', 59);

/** Read what a relationship of an employment leads to. */
export const followEmployment = /* @__PURE__ */ follow(employments, 'follow-employment', 60);

/** Update an employment. */
export const updateEmployment = /* @__PURE__ */ updateOne(employments, 'update-employment', 62);

/** Delete an employment. */
export const deleteEmployment = /* @__PURE__ */ deleteOne(employments, 'delete-employment', 63);

const phoneNumbers = {
  group: 'people',
  type: 'phone_number',
  collection: 'phone_numbers',
  area: 'contacts',
  one: 'a phone number',
  many: 'phone numbers',
} as const satisfies TypeOfRows;

/** List phone numbers. */
export const listPhoneNumbers = /* @__PURE__ */ listAll(phoneNumbers, 'list-phone-numbers', 65);

/** Read what a relationship of a phone number leads to. */
export const followPhoneNumber = /* @__PURE__ */ follow(phoneNumbers, 'follow-phone-number', 66);

/** Create a phone number. */
export const createPhoneNumber = /* @__PURE__ */ createOne(phoneNumbers, 'create-phone-number', 67);

/** Update a phone number. */
export const updatePhoneNumber = /* @__PURE__ */ updateOne(phoneNumbers, 'update-phone-number', 68);

/** Delete a phone number. */
export const deletePhoneNumber = /* @__PURE__ */ deleteOne(phoneNumbers, 'delete-phone-number', 69);

const profiles = {
  group: 'people',
  type: 'profile',
  collection: 'profiles',
  area: 'people',
  one: 'a profile',
  many: 'profiles',
} as const satisfies TypeOfRows;

/** Read a profile. */
export const readProfile = /* @__PURE__ */ readOne(profiles, 'read-profile', 70);

/** List profiles. */
export const listProfiles = /* @__PURE__ */ listAll(profiles, 'list-profiles', 71);

/** Read what a relationship of a profile leads to. */
export const followProfile = /* @__PURE__ */ follow(profiles, 'follow-profile', 72);

/** Update a profile. */
export const updateProfile = /* @__PURE__ */ updateOne(profiles, 'update-profile', 74);

const users = {
  group: 'people',
  type: 'user',
  collection: 'users',
  area: 'people',
  one: 'a user',
  many: 'users',
} as const satisfies TypeOfRows;

/** Read a user. */
export const readUser = /* @__PURE__ */ readOne(users, 'read-user', 76);

/** List users. */
export const listUsers = /* @__PURE__ */ listAll(users, 'list-users', 77);

/** Read what a relationship of a user leads to. */
export const followUser = /* @__PURE__ */ follow(users, 'follow-user', 78);

// What makes accounts needs a scope of its own, and so does what changes them.
const accounts = {
  group: 'people',
  type: 'user',
  collection: 'users',
  area: 'users',
  one: 'a user',
  many: 'users',
} as const satisfies TypeOfRows;

/** Update a user. */
export const updateUser = /* @__PURE__ */ updateOne(accounts, 'update-user', 80);
