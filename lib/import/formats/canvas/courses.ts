import { defineTable, type Row } from '../../files/table.ts';
import type { Kept } from '../earlier.ts';
import { goneCourse, removeSections } from '../gone-courses.ts';
import { type AliasIntent, type MappedRow, mappedTo, type SourceReference, skip } from '../intent.ts';
import { toListingNumber } from '../listing-numbers.ts';
import { text, toRecord } from '../record.ts';
import { referTo } from '../values.ts';
import { canvasCourses, courseId, defaultTermId } from './ids.ts';
import { presenceOf, type Statuses } from './status.ts';

/**
 * courses.csv: courses, each with a listing number. A Canvas course is a course in one term; those of one short_name in
 * one account are one course of ours.
 */
export const coursesTable = defineTable('courses.csv', {
  required: ['course_id', 'short_name'],
  optional: ['long_name', 'account_id', 'term_id', 'status'],
});

/** The values of a row of courses.csv. */
export type CourseRow = Row<typeof coursesTable>;

export const courseIdOf = ({ account_id, short_name }: CourseRow): string => courseId(account_id, short_name);

export const termOf = ({ term_id }: CourseRow): string => term_id || defaultTermId;

/** The meaning of each status. Canvas's own exports have more statuses than its imports. */
export const courseStatuses: Statuses = {
  ...{ active: 'present', published: 'present', unpublished: 'present' },
  ...{ completed: 'present', concluded: 'present', deleted: 'removed' },
};

export const referToCourse = (column: string, row: CourseRow): SourceReference =>
  referTo('course_evaluation_course', 'course', column, courseIdOf(row));

const referToTerm = (row: CourseRow): SourceReference =>
  referTo('course_evaluation_term', 'term', 'term_id', termOf(row));

/** Returns what is kept with the id of a Canvas course, because later files may have no column for it. */
const toKept = ({ account_id, term_id }: CourseRow): Kept => ({
  ...(account_id !== '' && { account_id }),
  ...(term_id !== '' && { term_id }),
});

/** Returns aliases, so that files can name our course and its term by the Canvas course. */
const toAliases = (line: number, row: CourseRow): AliasIntent[] => {
  const named = { source: canvasCourses, alias: row.course_id, origin: { file: coursesTable.file, line } };
  const [course, term] = [referToCourse('short_name', row), referToTerm(row)];
  return [
    {
      kind: 'alias',
      target: course,
      ...named,
      counted: course.type,
      needs: [term],
      reportedByAnother: true,
      kept: toKept(row),
    },
    { kind: 'alias', target: term, ...named, counted: course.type },
  ];
};

/** Returns a note that a Canvas course of an earlier set has been removed. Later sets may name only its sections. */
const toGone = (line: number, row: CourseRow): AliasIntent => ({
  ...{ kind: 'alias', source: canvasCourses, alias: row.course_id, origin: { file: coursesTable.file, line } },
  target: { ...referTo('course_evaluation_course', 'course', 'course_id', row.course_id), sources: [canvasCourses] },
  ...{ counted: 'course_evaluation_course', reportedByAnother: true, kept: { ...toKept(row), ...goneCourse } },
});

/** What the rows of one course say together. */
interface CourseContext {
  /** The name of our course, and whether the file has a column for it. */
  readonly name: string;
  readonly isNamed: boolean;
  /** Whether the set still has other Canvas courses of this course. */
  readonly isTaught: boolean;
  /** The ids of the sections that are removed with a removed Canvas course. */
  readonly sections: readonly string[];
}

/** Maps one row. */
export const mapCourse = (
  line: number,
  row: CourseRow,
  { name, isNamed, isTaught, sections }: CourseContext,
): MappedRow => {
  if (row.short_name === '') return { kind: 'rejected', line, column: 'short_name', reason: 'short_name is empty' };
  const origin = { file: coursesTable.file, line };
  const number = text(row, 'short_name');
  const course = toRecord({
    type: 'course_evaluation_course',
    id: courseIdOf(row),
    origin,
    fields: { name: ['long_name', name], external_id: number },
    dependents: [toListingNumber(origin, referToCourse('short_name', row), number)],
    needs: [{ reference: referToTerm(row) }],
    mayRepeat: true,
    ...(!isNamed && { fillOnly: ['name'] }),
  });
  const presence = presenceOf(line, row.status, courseStatuses);
  if (presence === 'present') return mappedTo(course, ...toAliases(line, row));
  if (presence !== 'removed') return presence;
  const others = [...removeSections(origin, sections), toGone(line, row)];
  if (!isTaught) return mappedTo({ kind: 'removal', of: course }, ...others);
  if (sections.length > 0) return mappedTo(...others);
  return skip('courses that have gone, and are still taught as other Canvas courses');
};
