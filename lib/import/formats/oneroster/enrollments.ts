/**
 * enrollments.csv → instructors, section instructors, students and their sections.
 *
 * | role | records |
 * |---|---|
 * | teacher | one instructor for each user, and a section instructor for each pair of class and user |
 * | student | one student for each user, with the class among its sections |
 *
 * Other roles make no record. An enrolment is found again by its class and user, not by its sourcedId: the pair may exist
 * once.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, SourceReference } from '../intent.ts';
import { enrolmentOf, instructorOf, sectionInstructorOf } from '../people.ts';
import { referTo } from '../values.ts';

/** What is read of enrollments.csv. */
export const enrollmentsTable = {
  file: 'enrollments.csv',
  required: ['classSourcedId', 'userSourcedId', 'role'],
  optional: ['status'],
} as const satisfies Table;

type Row = Readonly<Record<(typeof enrollmentsTable)['required' | 'optional'][number], string>>;

const { file } = enrollmentsTable;
const sectionOf = (row: Row): SourceReference =>
  referTo('course_evaluation_section', 'class', 'classSourcedId', row.classSourcedId);
const userOf = (row: Row): SourceReference => referTo('user', 'user', 'userSourcedId', row.userSourcedId);

/** Maps one row that is in force. */
export const mapEnrollment = (line: number, row: Row): MappedRow => {
  const [origin, user, section] = [{ file, line }, userOf(row), sectionOf(row)];
  switch (row.role.toLowerCase()) {
    case 'teacher':
      return { kind: 'intents', intents: [instructorOf(origin, user), sectionInstructorOf(origin, user, section)] };
    case 'student':
      return { kind: 'intents', intents: [enrolmentOf(origin, user, section)] };
    default:
      return { kind: 'skipped' };
  }
};
