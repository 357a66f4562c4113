/**
 * xlists.csv → listing numbers; the course of sections.
 *
 * | column | field |
 * |---|---|
 * | xlist_course_id | course: of the section, and of the listing number |
 * | section_id | the section; the short_name of its own course is the listing number |
 *
 * A Canvas course that courses.csv does not have is, as in Canvas, the course of the sections that are moved to it: of
 * several courses the first by course_id. The section must be in sections.csv of the same set. The status is active or
 * deleted; a section whose cross-listing is deleted is back in its own course.
 */

import type { Source } from '../../files/source.ts';
import { readTable, type Table } from '../../files/table.ts';
import type { MappedRow } from '../intent.ts';
import type { Catalogue } from './catalogue.ts';
import { type CourseRow, courseIdOf, toListingNumber } from './courses.ts';
import { sectionsTable } from './sections.ts';
import { activeOrDeleted, presenceOf } from './status.ts';

/** What is read of xlists.csv. */
export const crossListingsTable = {
  file: 'xlists.csv',
  required: ['xlist_course_id', 'section_id'],
  optional: ['status'],
} as const satisfies Table;

type Row = Readonly<Record<(typeof crossListingsTable)['required' | 'optional'][number], string>>;

/** What xlists.csv says as a whole. */
export interface CrossListings {
  /** The Canvas course under which a section is taught that sections.csv has in another. */
  courseOf(section: string): string | undefined;
  /** The listing numbers that cross-listings give one of our courses. */
  numbersOf(course: string): readonly string[];
  mapRow(line: number, row: Row): MappedRow;
}

/** The Canvas course to which each section is moved; of several the first. */
const readTargets = async (source: Source): Promise<Map<string, string>> => {
  const targets = new Map<string, string>();
  for await (const row of readTable(source, crossListingsTable)) {
    if ('problem' in row || presenceOf(row.line, row.values.status, activeOrDeleted) !== 'present') continue;
    const { section_id, xlist_course_id } = row.values;
    if (!targets.has(section_id)) targets.set(section_id, xlist_course_id);
  }
  return targets;
};

/** The Canvas course that sections.csv gives each of some sections. */
const readOwnCourses = async (source: Source, sections: ReadonlyMap<string, string>): Promise<Map<string, string>> => {
  const own = new Map<string, string>();
  if (sections.size === 0 || !source.has(sectionsTable.file)) return own;
  for await (const row of readTable(source, sectionsTable)) {
    if (!('problem' in row) && sections.has(row.values.section_id))
      own.set(row.values.section_id, row.values.course_id);
  }
  return own;
};

/** The Canvas course that replaces one that courses.csv does not have, by the sections that are moved to it. */
const readStandIns = (targets: ReadonlyMap<string, string>, own: ReadonlyMap<string, string>): Map<string, string> => {
  const standIns = new Map<string, string>();
  for (const [section, target] of targets) {
    const course = own.get(section);
    const before = standIns.get(target);
    if (course !== undefined && (before === undefined || course < before)) standIns.set(target, course);
  }
  return standIns;
};

interface Listing {
  /** The Canvas course of the section in sections.csv, and the one under which it is taught. */
  readonly own: CourseRow | undefined;
  readonly course: CourseRow | undefined;
}

const refuse = (line: number, column: string, reason: string): MappedRow => ({
  kind: 'rejected',
  line,
  column,
  reason,
});

const mapRow = (line: number, row: Row, target: string | undefined, listing: Listing | undefined): MappedRow => {
  const presence = presenceOf(line, row.status, activeOrDeleted);
  if (presence === 'removed') return { kind: 'skipped' };
  if (presence !== 'present') return presence;
  if (target !== row.xlist_course_id) return refuse(line, 'section_id', 'section_id is cross-listed by an earlier row');
  if (listing === undefined) return refuse(line, 'section_id', 'section_id names no section of sections.csv');
  const { own, course } = listing;
  if (course === undefined) return refuse(line, 'xlist_course_id', 'xlist_course_id names no course of courses.csv');
  if (own === undefined) return refuse(line, 'section_id', 'section_id names a section of no course of courses.csv');
  if (own.short_name === course.short_name) return { kind: 'skipped' };
  const origin = { file: crossListingsTable.file, line };
  const listed = toListingNumber(origin, courseIdOf(course), { number: own.short_name, column: 'section_id' });
  return { kind: 'intents', intents: [{ ...listed, mayRepeat: true }] };
};

/** Reads xlists.csv where the set has it. Throws `ImportStopped`. */
export const readCrossListings = async (source: Source, catalogue: Catalogue): Promise<CrossListings> => {
  const targets = source.has(crossListingsTable.file) ? await readTargets(source) : new Map<string, string>();
  const own = await readOwnCourses(source, targets);
  const standIns = readStandIns(targets, own);
  const courseOf = (section: string): string | undefined => {
    const target = targets.get(section);
    return target === undefined || catalogue.find(target) !== undefined ? target : standIns.get(target);
  };
  const listingOf = (section: string): Listing | undefined => {
    const ownCourse = own.get(section);
    if (ownCourse === undefined) return undefined;
    return { own: catalogue.find(ownCourse), course: catalogue.find(courseOf(section) ?? '') };
  };
  const numbers = Map.groupBy(
    [...own.keys()].flatMap((section) => listingOf(section) ?? []),
    ({ course }) => (course === undefined ? '' : courseIdOf(course)),
  );
  return {
    courseOf,
    numbersOf: (course) => (numbers.get(course) ?? []).flatMap((listing) => listing.own?.short_name ?? []),
    mapRow: (line, row) => mapRow(line, row, targets.get(row.section_id), listingOf(row.section_id)),
  };
};
