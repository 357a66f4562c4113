import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo } from '../intent.ts';
import { enrolmentOf, instructorOf, sectionInstructorOf, userBy } from '../people.ts';
import { referTo } from '../values.ts';

/**
 * enrollments.csv: instructors and students of sections. An enrolment is found again by its class and user, not by its
 * sourcedId: the pair may exist once.
 */
export const enrollmentsTable = defineTable('enrollments.csv', {
  required: ['classSourcedId', 'userSourcedId', 'role'],
  optional: ['status'],
});

export const mapEnrollment = (line: number, row: Row<typeof enrollmentsTable>): MappedRow => {
  const origin = { file: enrollmentsTable.file, line };
  const user = userBy('userSourcedId', row.userSourcedId);
  const section = referTo('course_evaluation_section', 'class', 'classSourcedId', row.classSourcedId);
  switch (row.role.toLowerCase()) {
    case 'teacher':
      return mappedTo(instructorOf(origin, user), sectionInstructorOf(origin, user, section));
    case 'student':
      return mappedTo(enrolmentOf(origin, user, section));
    default:
      return { kind: 'skipped' };
  }
};
