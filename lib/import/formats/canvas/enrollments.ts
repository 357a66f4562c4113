import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo, type SourceReference } from '../intent.ts';
import { enrolmentOf, instructorOf, sectionInstructorOf, userBy } from '../people.ts';
import { referTo } from '../values.ts';
import { ownSectionOf } from './ids.ts';
import type { Identities } from './logins.ts';
import { presenceOf, type Statuses } from './status.ts';

/** enrollments.csv: instructors and students of sections. An enrolment is found again by its section and user. */
export const enrollmentsTable = defineTable('enrollments.csv', {
  required: ['role'],
  optional: ['course_id', 'section_id', 'user_id', 'user_integration_id', 'base_role_type', 'status'],
});

type EnrollmentRow = Row<typeof enrollmentsTable>;

// Canvas's own exports have more of them than its imports.
const statuses: Statuses = {
  ...{ active: 'present', invited: 'present', creation_pending: 'present', completed: 'present', concluded: 'present' },
  ...{ inactive: 'removed', rejected: 'removed', deleted: 'removed', deleted_last_completed: 'removed' },
};

const builtIn = new Set(['student', 'teacher', 'ta', 'designer', 'observer']);

/** The built-in role: `StudentEnrollment` and `student` are the same. Undefined for a custom role. */
const builtInRole = (role: string): string | undefined => {
  const word = role.toLowerCase().replace(/enrollment$/, '');
  return builtIn.has(word) ? word : undefined;
};

/** The section; for an enrolment that names none, the one that its course has in addition. */
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

export const mapEnrollment = (line: number, row: EnrollmentRow, identities: Identities): MappedRow => {
  const presence = presenceOf(line, row.status, statuses);
  if (typeof presence !== 'string') return presence;
  if (row.role === '') return { kind: 'rejected', line, column: 'role', reason: 'role is empty' };
  const role = roleOf(row);
  if (role === undefined) return customRole;
  if (!teachesOrLearns(role)) return { kind: 'skipped' };
  const origin = { file: enrollmentsTable.file, line };
  const [user, section] = [userBy('user_id', identities.userOf(row)), sectionOf(row)];
  if (role === 'student') {
    const enrolment = enrolmentOf(origin, user, section);
    return mappedTo(presence === 'present' ? enrolment : { kind: 'removal', of: enrolment });
  }
  const assignment = sectionInstructorOf(origin, user, section);
  if (presence === 'removed') return mappedTo({ kind: 'removal', of: assignment });
  return mappedTo(instructorOf(origin, user), assignment);
};
