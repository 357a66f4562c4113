import type { Origin } from '../../files/origin.ts';
import type { Source } from '../../files/source.ts';
import { defineTable, type Row, readValidRows } from '../../files/table.ts';
import type { Kept } from '../earlier.ts';
import { type MappedRow, mappedTo, type RecordIntent, type SourceReference } from '../intent.ts';
import { text, toRecord } from '../record.ts';
import { referTo } from '../values.ts';
import { canvasCourses, ownSectionOf } from './ids.ts';
import { mapByStatus, presenceOf } from './status.ts';

/** sections.csv: sections. Dates of sections are not read: the term's count. */
export const sectionsTable = defineTable('sections.csv', {
  required: ['section_id', 'course_id', 'name'],
  optional: ['status'],
});

/**
 * Reads the Canvas course that sections.csv gives each section. Of several rows, the first that says that the section
 * exists counts, as it does when they are loaded. Throws `ImportStopped`.
 */
export const readCoursesOfSections = async (source: Source): Promise<Map<string, string>> => {
  const [present, others] = [new Map<string, string>(), new Map<string, string>()];
  for await (const { line, values } of readValidRows(source, sectionsTable)) {
    const courses = presenceOf(line, values.status) === 'present' ? present : others;
    if (!courses.has(values.section_id)) courses.set(values.section_id, values.course_id);
  }
  return new Map([...others, ...present]);
};

/** The Canvas course under which a section is taught. */
export interface Teaching {
  readonly canvasCourse: string;
  /** The term that courses.csv of this set names. Where it names none, the term from an earlier set counts. */
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

/** Maps one row. A section of a removed course is removed as well. */
export const mapSection = (
  line: number,
  row: Row<typeof sectionsTable>,
  { teaching, kept, hasGone }: { readonly teaching: Teaching; readonly kept: Kept; readonly hasGone: boolean },
): MappedRow => {
  const section = toRecord({
    type: 'course_evaluation_section',
    id: row.section_id,
    origin: { file: sectionsTable.file, line },
    fields: { name: text(row, 'name'), external_id: text(row, 'section_id') },
    references: referencesTo(teaching),
    kept,
  });
  const mapped = mapByStatus(section, row.status);
  return mapped.kind === 'intents' && hasGone ? mappedTo({ kind: 'removal', of: section }) : mapped;
};

/** Returns a section of an earlier set that moves to another course. */
export const movedSection = (origin: Origin, id: string, teaching: Teaching, kept: Kept): RecordIntent =>
  toRecord({ type: 'course_evaluation_section', id, origin, references: referencesTo(teaching), kept });

/**
 * Returns the section of a Canvas course for enrolments without a section; `line` is the line of the first of them in
 * enrollments.csv.
 */
export const defaultSection = (line: number, name: string, teaching: Teaching): RecordIntent =>
  toRecord({
    type: 'course_evaluation_section',
    id: ownSectionOf(teaching.canvasCourse),
    origin: { file: 'enrollments.csv', line },
    fields: { name: ['course_id', name], external_id: ['course_id', teaching.canvasCourse] },
    references: referencesTo(teaching),
    kept: { course: teaching.canvasCourse },
  });
