import type { Source } from '../../files/source.ts';
import { type Row, readValidRows } from '../../files/table.ts';
import { type Earlier, nothingEarlier } from '../earlier.ts';
import { mappedTo } from '../intent.ts';
import { type AdminRow, adminsTable } from './admins.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type CourseMoves, planCourseMoves } from './course-moves.ts';
import { termOf } from './courses.ts';
import { type CrossListings, crossListingsTable, readCrossListingRows, toCrossListings } from './cross-listings.ts';
import { enrollmentsTable, type Roster } from './enrollments.ts';
import { type GoneCourses, readGoneCourses } from './gone-courses.ts';
import { type KnownCourses, readKnownCourses } from './known-courses.ts';
import { type KnownSections, readKnownSections, toKept } from './known-sections.ts';
import { readIdentities } from './logins.ts';
import { type RenamedCourses, readRenamedCourses } from './renamed-courses.ts';
import { readRoster } from './roster.ts';
import { movedSection, type Teaching } from './sections.ts';
import { readPresentRows } from './status.ts';

/** The parts of a set that rows of other files need. */
export interface Context {
  readonly catalogue: Catalogue;
  readonly moves: CourseMoves;
  readonly courses: KnownCourses;
  readonly gone: GoneCourses;
  readonly sections: KnownSections;
  readonly crossListings: CrossListings;
  readonly renamed: RenamedCourses;
  readonly roster: Roster;
  readonly admins: readonly AdminRow[];
}

/** What rows of enrollments.csv name. */
interface NamedInEnrollments {
  /** The sections of rows that name their course too. */
  readonly sections: ReadonlySet<string>;
  /** The courses of rows that name no section. */
  readonly courses: ReadonlySet<string>;
  /** The further ids of users. */
  readonly integrationIds: ReadonlySet<string>;
}

const readNamed = async (source: Source): Promise<NamedInEnrollments> => {
  const [sections, courses, integrationIds] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for await (const { values } of readValidRows(source, enrollmentsTable)) {
    const { section_id, course_id, user_integration_id }: Row<typeof enrollmentsTable> = values;
    if (user_integration_id !== '') integrationIds.add(user_integration_id);
    if (course_id === '') continue;
    if (section_id === '') courses.add(course_id);
    else sections.add(section_id);
  }
  return { sections, courses, integrationIds };
};

/** Returns the Canvas course and the term of a section that is taught in this Canvas course. */
export const teachingIn = ({ find }: Catalogue, canvasCourse: string): Teaching => {
  const course = find(canvasCourse);
  return { canvasCourse, term: course === undefined ? undefined : termOf(course) };
};

/** Reads what rows of other files need. Throws `ImportStopped`. */
export const readContext = async (source: Source, earlier: Earlier = nothingEarlier): Promise<Context> => {
  const catalogue = await readCatalogue(source, earlier);
  const moves = await planCourseMoves(catalogue, earlier);
  const rows = await readCrossListingRows(source);
  const named = await readNamed(source);
  const crossListed = [...rows.targets.keys(), ...rows.ended.keys()];
  const renamed = await readRenamedCourses(source, earlier);
  const sections = await readKnownSections(source, { earlier, renamed }, [...crossListed, ...named.sections]);
  const ofSections = [...sections.listed.keys(), ...crossListed, ...named.sections].flatMap((section) => {
    const { own = [], crossListed: other = [] } = sections.find(section) ?? {};
    return [own, other].flat();
  });
  const targets = [...rows.targets.values(), ...[...rows.ended.values()].flatMap((each) => [...each])];
  const courses = await readKnownCourses(catalogue, { earlier, moves }, [...ofSections, ...targets, ...named.courses]);
  const crossListings: CrossListings = toCrossListings(rows, {
    ...{ sections, courses },
    moveSection: (line, section) => {
      const own = sections.find(section)?.own;
      if (own === undefined) return mappedTo();
      const other = crossListings.courseOf(section);
      const origin = { file: crossListingsTable.file, line };
      const teaching = teachingIn(catalogue, other ?? own);
      return mappedTo(movedSection(origin, section, teaching, toKept({ own, crossListed: other })));
    },
  });
  return {
    ...{ catalogue, moves, courses, sections, crossListings, renamed },
    gone: await readGoneCourses(earlier, catalogue, [...ofSections, ...targets]),
    roster: await readRoster(source, await readIdentities(source, earlier, named.integrationIds), {
      sections,
      crossListings,
    }),
    admins: await Array.fromAsync(readPresentRows(source, adminsTable), ({ values }) => values),
  };
};
