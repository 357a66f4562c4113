import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, type RecordIntent, skip } from '../intent.ts';
import { date, text, toRecord } from '../record.ts';
import { rejectWord } from '../values.ts';
import { builtInTypes } from './enrollments.ts';
import { defaultTermId } from './ids.ts';
import { mapByStatus } from './status.ts';

/** terms.csv: terms. Rows with a date_override_enrollment_type change dates for one kind of users and make no record. */
export const termsTable = defineTable('terms.csv', {
  required: ['term_id', 'name'],
  optional: ['status', 'start_date', 'end_date', 'date_override_enrollment_type'],
});

const enrollmentTypes = builtInTypes.map((type) => type.toLowerCase());

export const mapTerm = (line: number, row: Row<typeof termsTable>): MappedRow => {
  const { date_override_enrollment_type: type } = row;
  if (type !== '' && !enrollmentTypes.includes(type.toLowerCase()))
    return rejectWord(line, 'date_override_enrollment_type', type, builtInTypes);
  if (type !== '') return skip('dates of terms for one kind of users');
  const term = toRecord({
    type: 'course_evaluation_term',
    id: row.term_id,
    origin: { file: termsTable.file, line },
    fields: {
      name: text(row, 'name'),
      external_id: text(row, 'term_id'),
      start_date: date(row, 'start_date'),
      end_date: date(row, 'end_date'),
    },
  });
  return mapByStatus(term, row.status);
};

/** Returns the term of courses without a term; `line` is the line of the first of them in courses.csv. */
export const defaultTerm = (line: number): RecordIntent => ({
  ...toRecord({ type: 'course_evaluation_term', id: defaultTermId, origin: { file: 'courses.csv', line } }),
  // No column contains these values.
  attributes: { name: defaultTermId, external_id: null },
});
