import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo } from '../intent.ts';
import { toListingNumber } from '../listing-numbers.ts';
import { text, toRecord } from '../record.ts';
import { listOf, referTo } from '../values.ts';

/** courses.csv: courses and their listing numbers. */
export const coursesTable = defineTable('courses.csv', {
  required: ['sourcedId', 'title'],
  optional: ['status', 'courseCode', 'subjectCodes'],
});

/** Maps one row that is in force. The course is cross-listed under the subjectCodes. */
export const mapCourse = (line: number, row: Row<typeof coursesTable>): MappedRow => {
  const origin = { file: coursesTable.file, line };
  const course = referTo('course_evaluation_course', 'course', 'sourcedId', row.sourcedId);
  const codes = [...new Set([row.courseCode, ...listOf(row.subjectCodes)])].filter((code) => code !== '');
  const record = toRecord({
    type: 'course_evaluation_course',
    id: row.sourcedId,
    origin,
    fields: { name: text(row, 'title'), external_id: text(row, 'sourcedId') },
    // Nothing is kept, because a course that an earlier set has removed exists again.
    kept: {},
    dependents: codes.map((code) =>
      toListingNumber(origin, course, [code === row.courseCode ? 'courseCode' : 'subjectCodes', code]),
    ),
  });
  return mappedTo(record);
};
