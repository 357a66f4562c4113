import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import type { Earlier } from '../earlier.ts';
import { goneCourse, readSectionIds, removeSections, saysGone } from '../gone-courses.ts';
import type { AliasIntent, MappedRow } from '../intent.ts';
import { isDeleted, referTo } from '../values.ts';
import { classesTable } from './classes.ts';
import { coursesTable } from './courses.ts';
import type { Manifest } from './manifest.ts';

const type = 'course_evaluation_course';

/** The courses that this set or an earlier one has removed. */
export interface GoneCourses {
  has(course: string): boolean;
  /** Adds to the row of a removed course the removals that belong to it. */
  withSections(line: number, course: string, row: MappedRow): MappedRow;
}

/** Reads the courses of courses.csv, and whether each is removed. A row that says that the course exists counts. */
const readCourses = async (source: Source, manifest: Manifest): Promise<Map<string, boolean>> => {
  const courses = new Map<string, boolean>();
  if (!manifest.includes(coursesTable.file)) return courses;
  for await (const { values } of readValidRows(source, coursesTable))
    courses.set(values.sourcedId, isDeleted(values) && (courses.get(values.sourcedId) ?? true));
  return courses;
};

const readTaught = async (source: Source, manifest: Manifest): Promise<Set<string>> => {
  const courses = new Set<string>();
  if (!manifest.includes(classesTable.file)) return courses;
  for await (const { values } of readValidRows(source, classesTable)) courses.add(values.courseSourcedId);
  return courses;
};

const toGone = (line: number, course: string): AliasIntent => ({
  ...{ kind: 'alias', source: 'oneroster', alias: course, origin: { file: coursesTable.file, line } },
  ...{ target: referTo(type, 'course', 'sourcedId', course), counted: type, reportedByAnother: true, kept: goneCourse },
});

/** Reads which courses of a set are removed, and which sections are removed with them. Throws `ImportStopped`. */
export const readGoneCourses = async (source: Source, manifest: Manifest, earlier: Earlier): Promise<GoneCourses> => {
  const courses = await readCourses(source, manifest);
  const going = new Set(courses.keys().filter((course) => courses.get(course)));
  const others = (await readTaught(source, manifest)).difference(courses);
  const names = await earlier.names(type, going.union(others));
  const ids = await readSectionIds(
    earlier,
    [...going].flatMap((course) => names.get(course)?.id ?? []),
  );
  return {
    has: (course) => courses.get(course) ?? saysGone(names.get(course)?.kept),
    withSections: (line, course, row) => {
      const known = names.get(course);
      if (row.kind !== 'intents' || known === undefined || !going.has(course)) return row;
      const removals = removeSections({ file: coursesTable.file, line }, ids.get(known.id) ?? []);
      return { ...row, intents: [...row.intents, ...removals, toGone(line, course)] };
    },
  };
};
