import type { Source } from '../../files/source.ts';
import { defineTable, type Row, readValidRows } from '../../files/table.ts';
import { type MappedRow, mappedTo, skip } from '../intent.ts';
import { toListingNumber } from '../listing-numbers.ts';
import { referTo } from '../values.ts';
import type { KnownCourse, KnownCourses } from './known-courses.ts';
import type { KnownSections } from './known-sections.ts';
import { presenceOf } from './status.ts';

/**
 * xlists.csv: the course of sections, which gets the short_name of a section's own course as a further listing number.
 *
 * A Canvas course that no courses.csv has is, as in Canvas, the course of the sections that are moved to it: of several
 * courses the first by course_id. Without xlists.csv a section stays where an earlier set has cross-listed it; it is back
 * in its own course where a row says so, and where a set with both files does not list it.
 */
export const crossListingsTable = defineTable('xlists.csv', {
  required: ['xlist_course_id', 'section_id'],
  optional: ['status'],
});

type CrossListingRow = Row<typeof crossListingsTable>;

/** The rows of xlists.csv by section. */
export interface CrossListingRows {
  /** The Canvas course to which each section is moved; of several the first stands. */
  readonly targets: ReadonlyMap<string, string>;
  /** The Canvas courses under which each section is not listed any more. */
  readonly ended: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the set has the file: with sections.csv it says all of the sections there. */
  readonly areThere: boolean;
}

/** What this set and earlier ones say about cross-listings. */
export interface CrossListings {
  /** Returns the Canvas course where a section is taught, if that is not its own one. */
  courseOf(section: string): string | undefined;
  /** Returns the Canvas course under which xlists.csv itself lists a section, whether or not courses.csv has it. */
  targetOf(section: string): string | undefined;
  /** Returns the listing numbers that cross-listings of the set give to one of our courses. */
  numbersOf(course: string): readonly string[];
  mapRow(line: number, row: CrossListingRow): MappedRow;
}

/** Reads xlists.csv where the set has it. Throws `ImportStopped`. */
export const readCrossListingRows = async (source: Source): Promise<CrossListingRows> => {
  const targets = new Map<string, string>();
  const ended = new Map<string, Set<string>>();
  for await (const { line, values } of readValidRows(source, crossListingsTable)) {
    const { section_id, xlist_course_id, status } = values;
    const presence = presenceOf(line, status);
    // A refused row must not block the next one.
    if (section_id === '' || xlist_course_id === '') continue;
    if (presence === 'present' && !targets.has(section_id)) targets.set(section_id, xlist_course_id);
    if (presence === 'removed') ended.set(section_id, (ended.get(section_id) ?? new Set()).add(xlist_course_id));
  }
  return { targets, ended, areThere: source.has(crossListingsTable.file) };
};

/**
 * Finds, for each Canvas course that no courses.csv has, the Canvas course that replaces it: one of those whose
 * sections move there.
 */
const findStandIns = ({ targets }: CrossListingRows, { find }: KnownSections): Map<string, string> => {
  const standIns = new Map<string, string>();
  for (const [section, target] of targets) {
    const course = find(section)?.own;
    const before = standIns.get(target);
    if (course !== undefined && (before === undefined || course < before)) standIns.set(target, course);
  }
  return standIns;
};

interface Listing {
  /** The section's own Canvas course, and the Canvas course where it is taught. */
  readonly own: KnownCourse | undefined;
  readonly course: KnownCourse | undefined;
}

const refuse = (line: number, column: string, reason: string): MappedRow => ({
  kind: 'rejected',
  line,
  column,
  reason,
});

/** Maps the section of a row to another course than before, if sections.csv of the set does not have the section. */
export type MoveSection = (line: number, section: string) => MappedRow;

/** Maps what a row with a listed section says besides the section's course. */
const mapListed = (line: number, { own, course }: Listing): MappedRow => {
  if (course === undefined) return refuse(line, 'xlist_course_id', 'xlist_course_id names no course of courses.csv');
  if (own === undefined) return refuse(line, 'section_id', 'section_id names a section of no course of courses.csv');
  if (own.shortName === course.shortName) return skip('cross-listings under the same short_name');
  const origin = { file: crossListingsTable.file, line };
  const reference = referTo('course_evaluation_course', 'course', 'section_id', course.id);
  return mappedTo({ ...toListingNumber(origin, reference, ['section_id', own.shortName]), mayRepeat: true });
};

/** Adds the move of its section to a row. */
const withMove = (mapped: MappedRow, move: MappedRow): MappedRow => {
  if (mapped.kind === 'rejected' || move.kind !== 'intents') return mapped;
  return mapped.kind === 'intents' ? { ...mapped, intents: [...move.intents, ...mapped.intents] } : move;
};

/**
 * Combines what this set and earlier ones say about cross-listings; `moveSection` maps the sections that only an
 * earlier set has.
 */
export const toCrossListings = (
  rows: CrossListingRows,
  { sections, courses, moveSection }: { sections: KnownSections; courses: KnownCourses; moveSection: MoveSection },
): CrossListings => {
  const { targets, ended } = rows;
  const standIns = findStandIns(rows, sections);
  /**
   * Whether a row about a Canvas course means this cross-listing. An unknown Canvas course means the course that
   * replaced it.
   */
  const isSame = (named: string, course: string): boolean => named === course || courses(named) === undefined;
  const hasEnded = (section: string, course: string): boolean =>
    ended
      .get(section)
      ?.values()
      .some((named) => isSame(named, course)) ?? false;
  const courseOf = (section: string): string | undefined => {
    const target = targets.get(section);
    if (target !== undefined) return courses(target) === undefined ? standIns.get(target) : target;
    if (rows.areThere && sections.listed.has(section)) return undefined;
    const before = sections.find(section)?.crossListed;
    if (before === undefined || courses(before) === undefined || hasEnded(section, before)) return undefined;
    return before;
  };
  const listingOf = (section: string): Listing | undefined => {
    const own = sections.find(section)?.own;
    return own === undefined ? undefined : { own: courses(own), course: courses(courseOf(section) ?? '') };
  };
  const numbers = Map.groupBy(
    [...targets.keys()].flatMap((section) => listingOf(section) ?? []),
    ({ course }) => course?.id ?? '',
  );
  const move: MoveSection = (line, section) =>
    sections.listed.has(section) ? skip('sections of sections.csv') : moveSection(line, section);
  const mapEnded = (line: number, { section_id: section, xlist_course_id: course }: CrossListingRow): MappedRow => {
    const before = sections.find(section)?.crossListed;
    const gone = skip('cross-listings that have gone');
    if (before === undefined || !isSame(course, before) || targets.has(section)) return gone;
    return withMove(gone, move(line, section));
  };
  return {
    courseOf,
    targetOf: (section) => targets.get(section) ?? courseOf(section),
    numbersOf: (course) => (numbers.get(course) ?? []).flatMap((listing) => listing.own?.shortName ?? []),
    mapRow: (line, row) => {
      const presence = presenceOf(line, row.status);
      if (typeof presence !== 'string') return presence;
      if (presence === 'removed') return mapEnded(line, row);
      if (row.section_id === '') return refuse(line, 'section_id', 'section_id is empty');
      if (row.xlist_course_id === '') return refuse(line, 'xlist_course_id', 'xlist_course_id is empty');
      if (targets.get(row.section_id) !== row.xlist_course_id)
        return refuse(line, 'section_id', 'section_id is cross-listed by an earlier row');
      const listing = listingOf(row.section_id);
      if (listing === undefined) return refuse(line, 'section_id', 'section_id names no known section');
      return withMove(mapListed(line, listing), move(line, row.section_id));
    },
  };
};
