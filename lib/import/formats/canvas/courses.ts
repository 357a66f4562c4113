/**
 * courses.csv → courses, each with a listing number.
 *
 * | column | field |
 * |---|---|
 * | short_name | external_id, and the first listing number |
 * | long_name, else short_name | name |
 * | account_id | tells courses of one short_name apart |
 * | term_id | term of the sections; empty for the Default Term |
 * | course_id | by it sections.csv, enrollments.csv and xlists.csv name the course |
 *
 * A Canvas course is a course in one term. Those of one short_name in one account are one course of ours, which has the
 * name of the last of them by term_id and course_id. The status is active, published, unpublished,
 * completed, concluded or deleted.
 */

import type { Table } from '../../files/table.ts';
import type { AliasIntent, MappedRow, RecordIntent } from '../intent.ts';
import { pairId, referTo } from '../values.ts';
import { canvasCourses, courseId, defaultTermId } from './ids.ts';
import { presenceOf, type Statuses } from './status.ts';

/** What is read of courses.csv. */
export const coursesTable = {
  file: 'courses.csv',
  required: ['course_id', 'short_name'],
  optional: ['long_name', 'account_id', 'term_id', 'status'],
} as const satisfies Table;

/** A row of courses.csv by column. */
export type CourseRow = Readonly<Record<(typeof coursesTable)['required' | 'optional'][number], string>>;

/** The id of our course that a Canvas course is one of. */
export const courseIdOf = ({ account_id, short_name }: CourseRow): string => courseId(account_id, short_name);

/** The id of a Canvas course's term. */
export const termOf = ({ term_id }: CourseRow): string => term_id || defaultTermId;

/** What each status says; Canvas's own exports have more of them than its imports. */
export const courseStatuses: Statuses = {
  active: 'present',
  published: 'present',
  unpublished: 'present',
  completed: 'present',
  concluded: 'present',
  deleted: 'removed',
};

const { file } = coursesTable;

/** A listing number of a course; found again by the two. */
export const toListingNumber = (
  origin: RecordIntent['origin'],
  course: string,
  { number, column }: { readonly number: string; readonly column: string },
): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_listing_number',
  key: { by: 'source_id', sourceId: pairId(course, number) },
  origin,
  attributes: { number },
  references: { course: referTo('course_evaluation_course', 'course', column, course) },
  columns: { number: column },
});

const toCourse = (line: number, row: CourseRow, name: string): RecordIntent => {
  const id = courseIdOf(row);
  const origin = { file, line };
  return {
    kind: 'record',
    type: 'course_evaluation_course',
    key: { by: 'source_id', sourceId: id },
    origin,
    attributes: { name, external_id: row.short_name },
    references: {},
    columns: { name: 'long_name', external_id: 'short_name' },
    dependents: [toListingNumber(origin, id, { number: row.short_name, column: 'short_name' })],
    mayRepeat: true,
  };
};

/** That files name our course and its term by the Canvas course. */
const toAliases = (line: number, row: CourseRow): AliasIntent[] => {
  const named = { source: canvasCourses, alias: row.course_id, origin: { file, line } };
  const term = referTo('course_evaluation_term', 'term', 'term_id', termOf(row));
  const course = referTo('course_evaluation_course', 'course', 'short_name', courseIdOf(row));
  return [
    { kind: 'alias', target: course, ...named, counted: course.type, reportedByAnother: true },
    { kind: 'alias', target: term, ...named, counted: course.type },
  ];
};

/** Maps one row; `name` is that of our course, and `isTaught` says whether other Canvas courses of it are still there. */
export const mapCourse = (
  line: number,
  row: CourseRow,
  { name, isTaught }: { name: string; isTaught: boolean },
): MappedRow => {
  if (row.short_name === '') return { kind: 'rejected', line, column: 'short_name', reason: 'short_name is empty' };
  const presence = presenceOf(line, row.status, courseStatuses);
  const course = toCourse(line, row, name);
  if (presence === 'present') return { kind: 'intents', intents: [course, ...toAliases(line, row)] };
  if (presence !== 'removed') return presence;
  return isTaught ? { kind: 'skipped' } : { kind: 'intents', intents: [{ kind: 'removal', of: course }] };
};
