import { defineTable, type Row } from '../../files/table.ts';
import { type AliasIntent, type Followed, type MappedRow, mappedTo, type SourceReference, skip } from '../intent.ts';
import { toListingNumber } from '../listing-numbers.ts';
import { text, toRecord } from '../record.ts';
import { pairId, referTo, secondOfPair } from '../values.ts';
import { canvasCourses, courseId, defaultTermId, toAlias } from './ids.ts';
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

/** What each status says; Canvas's own exports have more of them than its imports. */
export const courseStatuses: Statuses = {
  ...{ active: 'present', published: 'present', unpublished: 'present' },
  ...{ completed: 'present', concluded: 'present', deleted: 'removed' },
};

export const referToCourse = (column: string, row: CourseRow): SourceReference =>
  referTo('course_evaluation_course', 'course', column, courseIdOf(row));

const referToTerm = (row: CourseRow): SourceReference =>
  referTo('course_evaluation_term', 'term', 'term_id', termOf(row));

/** That files name our course and its term by the Canvas course. */
const toAliases = (line: number, row: CourseRow): AliasIntent[] => {
  const named = { alias: row.course_id, origin: { file: coursesTable.file, line } };
  const [course, term] = [referToCourse('short_name', row), referToTerm(row)];
  return [
    { ...toAlias(course, named), needs: [term], reportedByAnother: true, isFollowed: true },
    { ...toAlias(term, named), counted: course.type },
  ];
};

/** What has the id of our course in its own, where the account or the short_name of a Canvas course changes. */
const followed = (row: CourseRow, others: readonly string[]): Followed => ({
  ...{ source: canvasCourses, alias: row.course_id },
  dependents: (previous) => {
    const own = secondOfPair(previous);
    const numbers = [
      ...(own === undefined ? [] : [[own, row.short_name] as const]),
      ...others.map((each) => [each, each] as const),
    ];
    return numbers.map(([from, to]) => ({
      type: 'course_evaluation_listing_number',
      ...{ from: pairId(previous, from), to: pairId(courseIdOf(row), to) },
    }));
  },
});

/** What a set says of our course. */
interface CourseOfSet {
  readonly name: string;
  /** The file has a column for the name. */
  readonly isNamed: boolean;
  /** Other Canvas courses of it are still there. */
  readonly isTaught: boolean;
  /** The numbers that cross-listings give it. */
  readonly numbers: readonly string[];
}

export const mapCourse = (
  line: number,
  row: CourseRow,
  { name, isNamed, isTaught, numbers }: CourseOfSet,
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
    followed: followed(row, numbers),
    ...(!isNamed && { fillOnly: ['name'] }),
  });
  const presence = presenceOf(line, row.status, courseStatuses);
  if (presence === 'present') return mappedTo(course, ...toAliases(line, row));
  if (presence !== 'removed') return presence;
  return isTaught
    ? skip('courses that have gone, and are still taught as other Canvas courses')
    : mappedTo({ kind: 'removal', of: course });
};
