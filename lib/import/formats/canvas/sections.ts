/**
 * sections.csv → sections.
 *
 * | column | field |
 * |---|---|
 * | section_id | external_id |
 * | name | name |
 * | course_id | course and term: those of the Canvas course, or of the one that xlists.csv moves the section to |
 *
 * The status is active or deleted. Dates of sections are not read: the term's count.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, RecordIntent, SourceReference } from '../intent.ts';
import { orNull, referTo } from '../values.ts';
import { canvasCourses, ownSectionOf } from './ids.ts';
import { activeOrDeleted, presenceOf } from './status.ts';

/** What is read of sections.csv. */
export const sectionsTable = {
  file: 'sections.csv',
  required: ['section_id', 'course_id', 'name'],
  optional: ['status'],
} as const satisfies Table;

/** A row of sections.csv by column. */
export type SectionRow = Readonly<Record<(typeof sectionsTable)['required' | 'optional'][number], string>>;

/** The Canvas course under which a section is taught. */
export interface Teaching {
  readonly canvasCourse: string;
  /** Its term, where courses.csv of the set says it; else the one that an earlier set has said counts. */
  readonly term: string | undefined;
}

const referencesTo = ({ canvasCourse, term }: Teaching): Record<'course' | 'term', SourceReference> => {
  const [column, sources] = ['course_id', [canvasCourses]];
  const ofCourse = referTo('course_evaluation_term', 'course of a known term', column, term ?? canvasCourse);
  return {
    course: { ...referTo('course_evaluation_course', 'course', column, canvasCourse), sources },
    term: term === undefined ? { ...ofCourse, sources } : ofCourse,
  };
};

const toSection = (line: number, row: SectionRow, teaching: Teaching): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_section',
  key: { by: 'source_id', sourceId: row.section_id },
  origin: { file: sectionsTable.file, line },
  attributes: { name: orNull(row.name), external_id: row.section_id },
  references: referencesTo(teaching),
  columns: { name: 'name', external_id: 'section_id' },
});

/** Maps one row. */
export const mapSection = (line: number, row: SectionRow, teaching: Teaching): MappedRow => {
  const presence = presenceOf(line, row.status, activeOrDeleted);
  const section = toSection(line, row, teaching);
  if (presence === 'removed') return { kind: 'intents', intents: [{ kind: 'removal', of: section }] };
  return presence === 'present' ? { kind: 'intents', intents: [section] } : presence;
};

/** The section of a Canvas course for enrolments that name none; `line` is where enrollments.csv has the first of them. */
export const defaultSection = (line: number, name: string, teaching: Teaching): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_section',
  key: { by: 'source_id', sourceId: ownSectionOf(teaching.canvasCourse) },
  origin: { file: 'enrollments.csv', line },
  attributes: { name, external_id: teaching.canvasCourse },
  references: referencesTo(teaching),
  columns: { name: 'course_id', external_id: 'course_id' },
});
