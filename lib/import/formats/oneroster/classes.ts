/**
 * classes.csv → sections.
 *
 * | column | field |
 * |---|---|
 * | sourcedId | external_id |
 * | title | name |
 * | courseSourcedId | course |
 * | termSourcedIds | term: the first that is a known term (a schoolYear is none); the operator hears of several |
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow } from '../intent.ts';
import { listOf, orNull, referTo } from '../values.ts';

/** What is read of classes.csv. */
export const classesTable = {
  file: 'classes.csv',
  required: ['sourcedId', 'title', 'courseSourcedId', 'termSourcedIds'],
  optional: ['status'],
} as const satisfies Table;

type Column = (typeof classesTable)['required' | 'optional'][number];

/** Maps one row that is in force. */
export const mapClass = (line: number, row: Readonly<Record<Column, string>>): MappedRow => {
  const terms = listOf(row.termSourcedIds);
  return {
    kind: 'intents',
    ...(terms.length > 1 ? { note: 'classes name several terms; each became a section of the first known one' } : {}),
    intents: [
      {
        kind: 'record',
        type: 'course_evaluation_section',
        key: { by: 'source_id', sourceId: row.sourcedId },
        origin: { file: classesTable.file, line },
        attributes: { name: orNull(row.title), external_id: row.sourcedId },
        references: {
          course: referTo('course_evaluation_course', 'course', 'courseSourcedId', row.courseSourcedId),
          term: { type: 'course_evaluation_term', called: 'term', column: 'termSourcedIds', sourceIds: terms },
        },
        columns: { name: 'title', external_id: 'sourcedId' },
      },
    ],
  };
};
