import { date, flag, json, language, number, text } from './columns.ts';
import {
  type HrTable,
  optional,
  required,
  toDepartment,
  toOwn,
  toProfile,
  toUser,
  userAndProfile,
} from './hr-table.ts';

const period = { effective_from: date, effective_to: date };

/** Values for existing people. The file creates nobody, and nobody is missing if it does not name them. */
export const people: HrTable = {
  file: 'people.csv',
  type: 'user',
  attributes: { preferred_language: language },
  references: {},
  required: ['user_external_id'],
  changes: toUser,
};

const employments: HrTable = {
  file: 'employments.csv',
  type: 'employment',
  attributes: { external_id: text, title: text, ...period, custom_fields: json },
  references: userAndProfile,
  required: ['external_id', 'title'],
};

const additionalAppointments: HrTable = {
  file: 'additional_appointments.csv',
  type: 'additional_appointment',
  attributes: {
    ...{ external_id: text, title: text, label: text, note: text, custom_fields: json },
    ...{ ...period, featured: flag, percent_allocation: number },
  },
  references: { profile: required(toProfile), department: optional(toDepartment) },
  required: ['external_id', 'title', 'effective_from'],
};

/** A chair is found again by its relationships, even when it was not imported. */
const departmentChairs: HrTable = {
  file: 'department_chairs.csv',
  type: 'department_chair',
  attributes: {},
  references: { department: required(toDepartment), chair: required(toProfile) },
  required: [],
  foundBy: ['department', 'chair'],
};

const adminAssistantRoles: HrTable = {
  file: 'admin_assistant_roles.csv',
  type: 'admin_assistant_role',
  attributes: { external_id: text, ...period },
  references: { admin_assistant: required(toUser), faculty_member: required(toUser) },
  required: ['external_id'],
};

const addresses: HrTable = {
  file: 'addresses.csv',
  type: 'address',
  attributes: {
    ...{ external_id: text, label: text, address_line1: text, address_line2: text, address_line3: text },
    ...{ address_level1: text, address_level2: text, address_level3: text, address_level4: text },
    ...{ country: text, country_name: text, postal_code: text, ...period, custom_fields: json },
  },
  references: userAndProfile,
  required: ['external_id', 'address_line1'],
};

const phoneNumbers: HrTable = {
  file: 'phone_numbers.csv',
  type: 'phone_number',
  attributes: { external_id: text, label: text, phone_number: text, ...period, custom_fields: json },
  references: userAndProfile,
  required: ['external_id', 'phone_number'],
};

const creditLineItems: HrTable = {
  file: 'credit_line_items.csv',
  type: 'credit_line_item',
  attributes: {
    ...{ external_id: text, transaction_date: date, amount: number, description: text, term: text },
    ...{ comment: text, custom_fields: json, category: text, status: text },
  },
  references: { profile: required(toProfile) },
  required: ['external_id', 'transaction_date', 'amount'],
  hasSource: true,
};

const folders: HrTable = {
  file: 'folders.csv',
  type: 'folder',
  attributes: { name: text, locked: flag },
  references: { parent: optional(toOwn('folder')), user: optional(toUser) },
  required: ['external_id', 'name'],
};

const workflowGroups: HrTable = {
  file: 'workflow_groups.csv',
  type: 'workflow_group',
  attributes: { name: text },
  references: {},
  lists: { members: toUser },
  required: ['external_id', 'name'],
};

/** No file contains workflows, so the cases' file creates them. */
const workflowCases: HrTable = {
  file: 'workflow_cases.csv',
  type: 'workflow_case',
  attributes: { full_title: text },
  references: {
    workflow_group: required(toOwn('workflow_group')),
    candidate: required(toProfile),
    workflow: required(toOwn('workflow')),
  },
  lists: { recused: toUser },
  required: ['external_id', 'full_title'],
  creates: 'workflow',
};

/** The files in the order in which they are loaded: credits come from the records before them, cases need their groups. */
export const tables: readonly HrTable[] = [
  ...[people, employments, additionalAppointments, departmentChairs, adminAssistantRoles, addresses, phoneNumbers],
  ...[creditLineItems, folders, workflowGroups, workflowCases],
];
