/**
 * enrollments.csv → instructors, section instructors, students and their sections.
 *
 * | role (of a custom role: base_role_type) | records |
 * |---|---|
 * | teacher | one instructor for each user, and a section instructor for each pair of section and user |
 * | student | one student for each user, with the section among its sections |
 *
 * | column | what |
 * |---|---|
 * | section_id | the section; else the section that course_id has for enrolments that name none, as in Canvas |
 * | user_id, or user_integration_id when users.csv has it | the user |
 *
 * An enrolment that is active, invited, creation_pending, completed or concluded is present; one that is inactive, rejected,
 * deleted or deleted_last_completed is removed. The roles ta, designer and observer, and custom roles whose base_role_type
 * the file does not name, make no record. An enrolment is found again by its section and user.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, SourceReference } from '../intent.ts';
import { enrolmentOf, instructorOf, sectionInstructorOf } from '../people.ts';
import { referTo } from '../values.ts';
import { ownSectionOf, userBy } from './ids.ts';
import type { Identities } from './logins.ts';
import { presenceOf, type Statuses } from './status.ts';

/** What is read of enrollments.csv. */
export const enrollmentsTable = {
  file: 'enrollments.csv',
  required: ['role'],
  optional: ['course_id', 'section_id', 'user_id', 'user_integration_id', 'base_role_type', 'status'],
} as const satisfies Table;

/** A row of enrollments.csv by column. */
export type EnrollmentRow = Readonly<Record<(typeof enrollmentsTable)['required' | 'optional'][number], string>>;

const { file } = enrollmentsTable;

// Canvas's own exports have more of them than its imports.
const statuses: Statuses = {
  active: 'present',
  invited: 'present',
  creation_pending: 'present',
  completed: 'present',
  concluded: 'present',
  inactive: 'removed',
  rejected: 'removed',
  deleted: 'removed',
  deleted_last_completed: 'removed',
};

const builtIn = new Set(['student', 'teacher', 'ta', 'designer', 'observer']);

/** The built-in role: `StudentEnrollment` and `student` are the same. Undefined for a custom role. */
const builtInRole = (role: string): string | undefined => {
  const word = role.toLowerCase().replace(/enrollment$/, '');
  return builtIn.has(word) ? word : undefined;
};

const sectionOf = ({ section_id, course_id }: EnrollmentRow): SourceReference => {
  if (section_id !== '') return referTo('course_evaluation_section', 'section', 'section_id', section_id);
  const id = course_id === '' ? '' : ownSectionOf(course_id);
  return referTo('course_evaluation_section', 'course', course_id === '' ? 'section_id' : 'course_id', id);
};

const customRole: MappedRow = { kind: 'skipped', note: 'enrolments of custom roles made no record' };

const roleOf = ({ role, base_role_type }: EnrollmentRow): string | undefined =>
  builtInRole(role) ?? builtInRole(base_role_type);

const teachesOrLearns = (role: string | undefined): role is 'student' | 'teacher' =>
  role === 'student' || role === 'teacher';

/** Whether a row makes records. */
export const isOfOurs = (row: EnrollmentRow): boolean =>
  teachesOrLearns(roleOf(row)) && presenceOf(0, row.status, statuses) === 'present';

/** Maps one row. */
export const mapEnrollment = (line: number, row: EnrollmentRow, identities: Identities): MappedRow => {
  const presence = presenceOf(line, row.status, statuses);
  if (typeof presence !== 'string') return presence;
  if (row.role === '') return { kind: 'rejected', line, column: 'role', reason: 'role is empty' };
  const role = roleOf(row);
  if (role === undefined) return customRole;
  if (!teachesOrLearns(role)) return { kind: 'skipped' };
  const origin = { file, line };
  const [user, section] = [userBy('user_id', identities.userOf(row)), sectionOf(row)];
  if (role === 'student') {
    const enrolment = enrolmentOf(origin, user, section);
    return { kind: 'intents', intents: [presence === 'present' ? enrolment : { kind: 'removal', of: enrolment }] };
  }
  const assignment = sectionInstructorOf(origin, user, section);
  if (presence === 'removed') return { kind: 'intents', intents: [{ kind: 'removal', of: assignment }] };
  return { kind: 'intents', intents: [instructorOf(origin, user), assignment] };
};
