import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo, skip } from '../intent.ts';
import { enrolmentOf, instructorOf, ofDeletedUser, sectionInstructorOf, userBy } from '../people.ts';
import { roleWord, rosterRole } from '../roster-role.ts';
import { isDeleted, referTo } from '../values.ts';
import type { SetStatus } from './set-status.ts';

/**
 * enrollments.csv: instructors and students of sections. The class and the user find an enrolment again, not its
 * sourcedId, because the pair may exist only once.
 */
export const enrollmentsTable = defineTable('enrollments.csv', {
  required: ['classSourcedId', 'userSourcedId', 'role'],
  optional: ['status'],
});

// The other roles that the specification has.
const others = new Set([
  ...['administrator', 'siteadministrator', 'districtadministrator', 'systemadministrator', 'proctor', 'aide'],
  ...['counselor', 'principal', 'guardian', 'parent', 'relative'],
]);

const withoutRecord = (line: number, role: string): MappedRow => {
  // A set may extend the roles of OneRoster 1.2.
  if (others.has(roleWord(role)) || role.toLowerCase().startsWith('ext:')) {
    return skip('enrolments of those who neither teach nor attend');
  }
  const reason = role === '' ? 'role is empty' : 'role is none of student, teacher and the other roles of OneRoster';
  return { kind: 'rejected', line, column: 'role', value: role, reason };
};

export const mapEnrollment = (
  line: number,
  row: Row<typeof enrollmentsTable>,
  { isDeletedUser }: Pick<SetStatus, 'isDeletedUser'>,
): MappedRow => {
  if (isDeletedUser(row.userSourcedId) && !isDeleted(row)) return ofDeletedUser('enrolments');
  const origin = { file: enrollmentsTable.file, line };
  const user = userBy('userSourcedId', row.userSourcedId);
  const section = referTo('course_evaluation_section', 'class', 'classSourcedId', row.classSourcedId);
  switch (rosterRole(row.role)) {
    case 'teacher':
      return mappedTo(instructorOf(origin, user, section), sectionInstructorOf(origin, user, section));
    case 'student':
      return mappedTo(enrolmentOf(origin, user, section));
    default:
      return withoutRecord(line, row.role);
  }
};
