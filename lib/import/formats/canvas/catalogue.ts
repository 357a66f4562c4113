import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import { type Earlier, nothingEarlier } from '../earlier.ts';
import { type CourseRow, courseIdOf, courseStatuses, coursesTable } from './courses.ts';
import { canvasCourses } from './ids.ts';
import { presenceOf } from './status.ts';

/** All of courses.csv in memory. A set has far fewer courses than users or enrolments. */
export interface Catalogue {
  /**
   * Completes a row with what earlier sets said about its Canvas course, for the columns that its file does not have.
   */
  complete(row: CourseRow, absent: ReadonlySet<string>): CourseRow;
  find(canvasCourse: string): CourseRow | undefined;
  /** The name of our course. Several Canvas courses may give it different names. */
  nameOf(course: string): string | undefined;
  readonly courses: Iterable<CourseRow>;
  /** The Canvas courses that the set removes. */
  readonly removed: ReadonlySet<string>;
  /** Line of the first course that names no term. */
  readonly lineWithoutTerm: number | undefined;
}

export const nameOfCanvasCourse = ({ long_name, short_name }: CourseRow): string => long_name || short_name;

// The order of rows may change from night to night, but the name must stay the same.
const isLater = (one: CourseRow, other: CourseRow): boolean =>
  one.term_id === other.term_id ? one.course_id > other.course_id : one.term_id > other.term_id;

const keptColumns = ['account_id', 'term_id'] as const;

/**
 * Reads what earlier sets said about the Canvas courses, for the columns that the file does not have. Throws
 * `ImportStopped`.
 */
const readComplete = async (source: Source, earlier: Earlier): Promise<Catalogue['complete']> => {
  const ids = new Set<string>();
  for await (const { values, absent } of readValidRows(source, coursesTable))
    if (keptColumns.some((column) => absent.has(column))) ids.add(values.course_id);
  const names = await earlier.names('course_evaluation_course', ids, canvasCourses);
  return (row, absent) => {
    const kept = names.get(row.course_id)?.kept;
    const missing = keptColumns.filter((column) => kept?.[column] !== undefined && absent.has(column));
    return missing.length === 0 ? row : { ...row, ...Object.fromEntries(missing.map((name) => [name, kept?.[name]])) };
  };
};

/** Reads courses.csv where the set has it. Throws `ImportStopped`. */
export const readCatalogue = async (source: Source, earlier: Earlier = nothingEarlier): Promise<Catalogue> => {
  const complete = await readComplete(source, earlier);
  const courses = new Map<string, CourseRow>();
  const latest = new Map<string, CourseRow>();
  const removed = new Set<string>();
  let lineWithoutTerm: number | undefined;
  for await (const { line, values: given, absent } of readValidRows(source, coursesTable)) {
    const values = complete(given, absent);
    const presence = presenceOf(line, values.status, courseStatuses);
    if (presence === 'removed') removed.add(values.course_id);
    if (presence !== 'present') continue;
    if (!courses.has(values.course_id)) courses.set(values.course_id, values);
    if (values.term_id === '') lineWithoutTerm ??= line;
    const id = courseIdOf(values);
    const before = latest.get(id);
    if (before === undefined || isLater(values, before)) latest.set(id, values);
  }
  return {
    complete,
    find: (canvasCourse) => courses.get(canvasCourse),
    nameOf: (course) => {
      const row = latest.get(course);
      return row === undefined ? undefined : nameOfCanvasCourse(row);
    },
    courses: courses.values().toArray(),
    // If another row says that the same course exists, that row counts.
    removed: removed.difference(courses),
    lineWithoutTerm,
  };
};
