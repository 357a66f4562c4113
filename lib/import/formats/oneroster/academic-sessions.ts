import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo, skip } from '../intent.ts';
import { date, text, toRecord } from '../record.ts';
import { isExtension, rejectWord } from '../values.ts';

/** academicSessions.csv: terms. A school year is a term only if classes are taught in it as a whole. */
export const academicSessionsTable = defineTable('academicSessions.csv', {
  required: ['sourcedId', 'title', 'type'],
  optional: ['status', 'startDate', 'endDate'],
});

const wordOf = ({ type }: { readonly type: string }): string => type.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Returns whether a session is a school year, which contains the terms. */
export const isSchoolYear = (row: { readonly type: string }): boolean => wordOf(row) === 'schoolyear';

const knownTypes = ['gradingPeriod', 'semester', 'schoolYear', 'term'];
const types = knownTypes.map((type) => type.toLowerCase());

/** Maps one row; `isTaught` says whether classes are taught in the session itself, not in a term of it. */
export const mapAcademicSession = (
  line: number,
  row: Row<typeof academicSessionsTable>,
  isTaught: boolean,
): MappedRow => {
  if (!types.includes(wordOf(row)) && !isExtension(row.type)) return rejectWord(line, 'type', row.type, knownTypes);
  if (isSchoolYear(row) && !isTaught) return skip('school years, whose terms are the terms of classes');
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
  const note = isSchoolYear(row) ? { note: 'school years became terms: classes are taught in them as a whole' } : {};
  return { ...mappedTo(term), ...note };
};
