/**
 * academicSessions.csv → terms.
 *
 * | column | field |
 * |---|---|
 * | sourcedId | external_id |
 * | title | name |
 * | startDate, endDate | start_date, end_date |
 *
 * Sessions of the type schoolYear make no record: sections belong to the terms in them.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow } from '../intent.ts';
import { dateOf, orNull } from '../values.ts';

/** What is read of academicSessions.csv. */
export const academicSessionsTable = {
  file: 'academicSessions.csv',
  required: ['sourcedId', 'title', 'type'],
  optional: ['status', 'startDate', 'endDate'],
} as const satisfies Table;

type Column = (typeof academicSessionsTable)['required' | 'optional'][number];

/** Maps one row that is in force. */
export const mapAcademicSession = (line: number, row: Readonly<Record<Column, string>>): MappedRow => {
  if (row.type.toLowerCase() === 'schoolyear') return { kind: 'skipped' };
  return {
    kind: 'intents',
    intents: [
      {
        kind: 'record',
        type: 'course_evaluation_term',
        key: { by: 'source_id', sourceId: row.sourcedId },
        origin: { file: academicSessionsTable.file, line },
        attributes: {
          name: orNull(row.title),
          external_id: row.sourcedId,
          start_date: dateOf(row.startDate),
          end_date: dateOf(row.endDate),
        },
        references: {},
        columns: { name: 'title', external_id: 'sourcedId', start_date: 'startDate', end_date: 'endDate' },
      },
    ],
  };
};
