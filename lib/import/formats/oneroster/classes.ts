import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo } from '../intent.ts';
import { text, toRecord } from '../record.ts';
import { listOf, referTo } from '../values.ts';

/** classes.csv: sections. */
export const classesTable = defineTable('classes.csv', {
  required: ['sourcedId', 'title', 'courseSourcedId', 'termSourcedIds'],
  optional: ['status'],
});

const severalTerms = { note: 'classes name several terms; each became a section of the first known one' };

/** Maps one row that is in force. A class may name school years as well as its term; its term comes first. */
export const mapClass = (
  line: number,
  row: Row<typeof classesTable>,
  isSchoolYear: (session: string) => boolean = () => false,
): MappedRow => {
  const sessions = listOf(row.termSourcedIds);
  const terms = [...sessions.filter((each) => !isSchoolYear(each)), ...sessions.filter(isSchoolYear)];
  const section = toRecord({
    type: 'course_evaluation_section',
    id: row.sourcedId,
    origin: { file: classesTable.file, line },
    fields: { name: text(row, 'title'), external_id: text(row, 'sourcedId') },
    references: {
      course: referTo('course_evaluation_course', 'course', 'courseSourcedId', row.courseSourcedId),
      term: { type: 'course_evaluation_term', called: 'term', column: 'termSourcedIds', sourceIds: terms },
    },
  });
  return { ...mappedTo(section), ...(terms.length > 1 ? severalTerms : {}) };
};
