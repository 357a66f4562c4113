import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo } from '../intent.ts';
import { date, text, toRecord } from '../record.ts';

/** academicSessions.csv: terms. Sessions of the type schoolYear are none: sections belong to the terms in them. */
export const academicSessionsTable = defineTable('academicSessions.csv', {
  required: ['sourcedId', 'title', 'type'],
  optional: ['status', 'startDate', 'endDate'],
});

export const mapAcademicSession = (line: number, row: Row<typeof academicSessionsTable>): MappedRow => {
  if (row.type.toLowerCase() === 'schoolyear') return { kind: 'skipped' };
  const term = toRecord({
    type: 'course_evaluation_term',
    id: row.sourcedId,
    origin: { file: academicSessionsTable.file, line },
    fields: {
      name: text(row, 'title'),
      external_id: text(row, 'sourcedId'),
      start_date: date(row, 'startDate'),
      end_date: date(row, 'endDate'),
    },
  });
  return mappedTo(term);
};
