/**
 * courses.csv → courses and their listing numbers.
 *
 * | column | field |
 * |---|---|
 * | sourcedId | external_id |
 * | title | name |
 * | courseCode | the first listing number |
 * | subjectCodes | further listing numbers: the codes under which the course is cross-listed |
 *
 * A listing number is found again by its course and its text; one that vanishes from the row stays.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, RecordIntent } from '../intent.ts';
import { listOf, orNull, pairId, referTo } from '../values.ts';

/** What is read of courses.csv. */
export const coursesTable = {
  file: 'courses.csv',
  required: ['sourcedId', 'title'],
  optional: ['status', 'courseCode', 'subjectCodes'],
} as const satisfies Table;

type Column = (typeof coursesTable)['required' | 'optional'][number];

const toListingNumber = (line: number, course: string, number: string, column: string): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_listing_number',
  key: { by: 'source_id', sourceId: pairId(course, number) },
  origin: { file: coursesTable.file, line },
  attributes: { number },
  references: { course: referTo('course_evaluation_course', 'course', 'sourcedId', course) },
  columns: { number: column },
});

/** Maps one row that is in force. */
export const mapCourse = (line: number, row: Readonly<Record<Column, string>>): MappedRow => {
  const codes = [...new Set([row.courseCode, ...listOf(row.subjectCodes)])].filter((code) => code !== '');
  return {
    kind: 'intents',
    intents: [
      {
        kind: 'record',
        type: 'course_evaluation_course',
        key: { by: 'source_id', sourceId: row.sourcedId },
        origin: { file: coursesTable.file, line },
        attributes: { name: orNull(row.title), external_id: row.sourcedId },
        references: {},
        columns: { name: 'title', external_id: 'sourcedId' },
        dependents: codes.map((code) =>
          toListingNumber(line, row.sourcedId, code, code === row.courseCode ? 'courseCode' : 'subjectCodes'),
        ),
      },
    ],
  };
};
