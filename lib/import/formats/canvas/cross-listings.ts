import type { Source } from '../../files/source.ts';
import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo, type RecordIntent, skip } from '../intent.ts';
import { toListingNumber } from '../listing-numbers.ts';
import { toRecord } from '../record.ts';
import { referTo } from '../values.ts';
import type { Catalogue } from './catalogue.ts';
import { type CourseRow, courseIdOf, referToCourse } from './courses.ts';
import { crossListingOf, ownCourseOf } from './ids.ts';
import { nameTaught, readCoursesOfSections, type Teaching, taughtNoMore, taughtUnder, teachingIn } from './sections.ts';
import { presenceOf, readPresentRows } from './status.ts';

/**
 * xlists.csv: the course of sections, which gets the short_name of a section's own course as a further listing number.
 *
 * A Canvas course that courses.csv does not have is, as in Canvas, the course of the sections that are moved to it: of
 * several courses the first by course_id. A section that sections.csv of the set does not have must be known from an
 * earlier set. A section whose cross-listing is deleted is back in its own course.
 */
export const crossListingsTable = defineTable('xlists.csv', {
  required: ['xlist_course_id', 'section_id'],
  optional: ['status'],
});

type CrossListingRow = Row<typeof crossListingsTable>;

/** What xlists.csv says as a whole. */
export interface CrossListings {
  /** The Canvas course under which a section is taught that sections.csv has in another. */
  courseOf(section: string): string | undefined;
  /** The set has the file: what it does not list is not cross-listed. */
  readonly isThere: boolean;
  /** The Canvas course under which xlists.csv itself lists a section, whether courses.csv has it or not. */
  targetOf(section: string): string | undefined;
  /** The listing numbers that cross-listings give one of our courses. */
  numbersOf(course: string): readonly string[];
  mapRow(line: number, row: CrossListingRow): MappedRow;
}

/** The Canvas course to which each section is moved; of several the first stands. */
const readTargets = async (source: Source): Promise<Map<string, string>> => {
  const targets = new Map<string, string>();
  for await (const { values } of readPresentRows(source, crossListingsTable)) {
    const { section_id, xlist_course_id } = values;
    // A row that is refused must not stand in the way of the next.
    if (section_id === '' || xlist_course_id === '') continue;
    if (!targets.has(section_id)) targets.set(section_id, xlist_course_id);
  }
  return targets;
};

/** The Canvas course that stands for one that courses.csv does not have, by the sections that are moved to it. */
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
  /** The Canvas course that the section stands in in sections.csv, and the one under which it is taught. */
  readonly own: CourseRow | undefined;
  readonly course: CourseRow | undefined;
}

const refuse = (line: number, column: string, reason: string): MappedRow => ({
  kind: 'rejected',
  line,
  column,
  reason,
});

/** The section of a row that sections.csv of the set does not have. */
const knownSection = (line: number, { section_id: id }: CrossListingRow, references: RecordIntent['references']) => {
  const type = 'course_evaluation_section';
  const origin = { file: crossListingsTable.file, line };
  return toRecord({
    ...{ type, id, origin, references, mayRepeat: true },
    needs: [{ reference: referTo(type, 'section', 'section_id', id) }],
  });
};

/** Moves a section of an earlier set to a course. */
const move = (line: number, row: CrossListingRow, teaching: Teaching): MappedRow => {
  const [taught, named] = [taughtUnder(teaching, 'xlist_course_id'), crossListing(line, row)];
  const section = knownSection(line, row, taught);
  const needs = (section.needs ?? []).map(({ reference }) => reference);
  return mappedTo(section, ...nameTaught(taught, named).map((each) => ({ ...each, needs })));
};

/** Moves a section of an earlier set back to its own course. */
const moveBack = (line: number, row: CrossListingRow): MappedRow => {
  const own = { canvasCourse: ownCourseOf(row.section_id), term: undefined };
  const section = knownSection(line, row, taughtUnder(own, 'section_id'));
  return mappedTo(section, ...taughtNoMore(crossListing(line, row)));
};

const crossListing = (line: number, { section_id }: CrossListingRow) => ({
  alias: crossListingOf(section_id),
  origin: { file: crossListingsTable.file, line },
});

/** What the set says of the section of a row. */
interface SectionListed {
  readonly target: string | undefined;
  /** Undefined for a section that sections.csv does not have. */
  readonly listing: Listing | undefined;
  /** sections.csv of the set has the section. */
  readonly isOfSet: boolean;
  teachingOf(canvasCourse: string): Teaching;
}

const mapRow = (
  line: number,
  row: CrossListingRow,
  { target, listing, isOfSet, teachingOf }: SectionListed,
): MappedRow => {
  const presence = presenceOf(line, row.status);
  if (presence === 'removed') return isOfSet ? skip('cross-listings that have gone') : moveBack(line, row);
  if (presence !== 'present') return presence;
  if (row.section_id === '') return refuse(line, 'section_id', 'section_id is empty');
  if (row.xlist_course_id === '') return refuse(line, 'xlist_course_id', 'xlist_course_id is empty');
  if (target !== row.xlist_course_id) return refuse(line, 'section_id', 'section_id is cross-listed by an earlier row');
  if (listing === undefined) return move(line, row, teachingOf(row.xlist_course_id));
  const { own, course } = listing;
  if (course === undefined) return refuse(line, 'xlist_course_id', 'xlist_course_id names no course of courses.csv');
  if (own === undefined) return refuse(line, 'section_id', 'section_id names a section of no course of courses.csv');
  if (own.short_name === course.short_name) return skip('cross-listings under the same short_name');
  const origin = { file: crossListingsTable.file, line };
  const listed = toListingNumber(origin, referToCourse('section_id', course), ['section_id', own.short_name]);
  return mappedTo({ ...listed, mayRepeat: true });
};

/** Reads xlists.csv where the set has it. Throws `ImportStopped`. */
export const readCrossListings = async (source: Source, catalogue: Catalogue): Promise<CrossListings> => {
  const targets = await readTargets(source);
  const sections = source.has(crossListingsTable.file)
    ? await readCoursesOfSections(source)
    : new Map<string, string>();
  const own = new Map([...sections].filter(([section]) => targets.has(section)));
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
    isThere: source.has(crossListingsTable.file),
    targetOf: (section) => targets.get(section),
    numbersOf: (course) => (numbers.get(course) ?? []).flatMap((listing) => listing.own?.short_name ?? []),
    mapRow: (line, row) =>
      mapRow(line, row, {
        ...{ target: targets.get(row.section_id), listing: listingOf(row.section_id) },
        ...{ isOfSet: sections.has(row.section_id), teachingOf: (course) => teachingIn(catalogue, course) },
      }),
  };
};
