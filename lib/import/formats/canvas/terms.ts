/**
 * terms.csv → terms.
 *
 * | column | field |
 * |---|---|
 * | term_id | external_id |
 * | name | name |
 * | start_date, end_date | start_date, end_date: the day that is written, without the time |
 *
 * The status is active or deleted. Rows with a date_override_enrollment_type change dates for one kind of users in Canvas
 * and make no record. Courses that name no term belong to Canvas's Default Term, which is made when a set has such.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, RecordIntent } from '../intent.ts';
import { dateOf, orNull } from '../values.ts';
import { defaultTermId } from './ids.ts';
import { activeOrDeleted, presenceOf } from './status.ts';

/** What is read of terms.csv. */
export const termsTable = {
  file: 'terms.csv',
  required: ['term_id', 'name'],
  optional: ['status', 'start_date', 'end_date', 'date_override_enrollment_type'],
} as const satisfies Table;

type Row = Readonly<Record<(typeof termsTable)['required' | 'optional'][number], string>>;

const toTerm = (line: number, row: Row): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_term',
  key: { by: 'source_id', sourceId: row.term_id },
  origin: { file: termsTable.file, line },
  attributes: {
    name: orNull(row.name),
    external_id: row.term_id,
    start_date: dateOf(row.start_date),
    end_date: dateOf(row.end_date),
  },
  references: {},
  columns: { name: 'name', external_id: 'term_id', start_date: 'start_date', end_date: 'end_date' },
});

/** Maps one row. */
export const mapTerm = (line: number, row: Row): MappedRow => {
  if (row.date_override_enrollment_type !== '') return { kind: 'skipped' };
  const presence = presenceOf(line, row.status, activeOrDeleted);
  if (presence === 'removed') return { kind: 'intents', intents: [{ kind: 'removal', of: toTerm(line, row) }] };
  return presence === 'present' ? { kind: 'intents', intents: [toTerm(line, row)] } : presence;
};

/** The term of the courses that name none; `line` is where courses.csv has the first of them. */
export const defaultTerm = (line: number): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_term',
  key: { by: 'source_id', sourceId: defaultTermId },
  origin: { file: 'courses.csv', line },
  attributes: { name: defaultTermId, external_id: null },
  references: {},
  columns: {},
});
