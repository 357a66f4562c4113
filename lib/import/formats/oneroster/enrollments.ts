/**
 * enrollments.csv → instructors, section instructors, students and their sections.
 *
 * | role | records |
 * |---|---|
 * | teacher | one instructor for each user, and a section instructor for each pair of class and user |
 * | student | one student for each user, with the class among its sections |
 *
 * Other roles make no record. An enrolment is found again by its class and user, not by its sourcedId: the pair may exist
 * once, whoever made it.
 */
import type { MappedRow, RecordIntent, Reference } from '../../intent.ts';
import type { Table } from '../../table.ts';
import { toStudent } from './roles.ts';
import { referTo } from './values.ts';

/** What is read of enrollments.csv. */
export const enrollmentsTable = {
  file: 'enrollments.csv',
  required: ['classSourcedId', 'userSourcedId', 'role'],
  optional: ['status'],
} as const satisfies Table;

type Row = Readonly<Record<(typeof enrollmentsTable)['required' | 'optional'][number], string>>;

const { file } = enrollmentsTable;
const sectionOf = (row: Row): Reference =>
  referTo('course_evaluation_section', 'class', 'classSourcedId', row.classSourcedId);

const toInstructor = (line: number, user: string): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_instructor',
  key: { by: 'source_id', sourceId: user },
  origin: { file, line },
  attributes: {},
  references: { user: referTo('user', 'user', 'userSourcedId', user) },
  columns: {},
  derived: true,
});

const toSectionInstructor = (line: number, row: Row): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_section_instructor',
  key: { by: 'claim', sourceId: `${encodeURIComponent(row.classSourcedId)}#${row.userSourcedId}` },
  origin: { file, line },
  attributes: {},
  references: {
    section: sectionOf(row),
    instructor: referTo('course_evaluation_instructor', 'user', 'userSourcedId', row.userSourcedId),
  },
  columns: {},
});

/** Maps one row in force to an instructor who teaches a section. */
export const mapTeacherEnrollment = (line: number, row: Row): MappedRow =>
  row.role.toLowerCase() === 'teacher'
    ? { kind: 'intents', intents: [toInstructor(line, row.userSourcedId), toSectionInstructor(line, row)] }
    : { kind: 'skipped' };

/** Maps one row in force to a student in a section. */
export const mapStudentEnrollment = (line: number, row: Row): MappedRow =>
  row.role.toLowerCase() === 'student'
    ? {
        kind: 'intents',
        intents: [
          {
            kind: 'membership',
            member: toStudent(file, line, row.userSourcedId),
            relationship: 'sections',
            target: sectionOf(row),
            origin: { file, line },
          },
        ],
      }
    : { kind: 'skipped' };
