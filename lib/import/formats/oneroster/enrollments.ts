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
import { pairId, referTo } from './values.ts';

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
  mayRepeat: true,
  reportedElsewhere: true,
});

const toSectionInstructor = (line: number, row: Row): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_section_instructor',
  key: { by: 'claim', sourceId: pairId(row.classSourcedId, row.userSourcedId) },
  origin: { file, line },
  attributes: {},
  references: {
    section: sectionOf(row),
    instructor: referTo('course_evaluation_instructor', 'user', 'userSourcedId', row.userSourcedId),
  },
  columns: {},
});

/** Maps one row that is in force. */
export const mapEnrollment = (line: number, row: Row): MappedRow => {
  switch (row.role.toLowerCase()) {
    case 'teacher':
      return { kind: 'intents', intents: [toInstructor(line, row.userSourcedId), toSectionInstructor(line, row)] };
    case 'student': {
      const member = toStudent(file, line, row.userSourcedId);
      const origin = { file, line };
      return {
        kind: 'intents',
        intents: [{ kind: 'membership', member, relationship: 'sections', target: sectionOf(row), origin }],
      };
    }
    default:
      return { kind: 'skipped' };
  }
};
