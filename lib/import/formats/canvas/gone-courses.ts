import type { Earlier } from '../earlier.ts';
import { readSectionIds, saysGone } from '../gone-courses.ts';
import type { Catalogue } from './catalogue.ts';
import { canvasCourses } from './ids.ts';
import { fromKept } from './known-sections.ts';

const [courses, sections] = ['course_evaluation_course', 'course_evaluation_section'];

/** The Canvas courses that this set or an earlier one has removed. */
export interface GoneCourses {
  has(canvasCourse: string): boolean;
  /** The sections of a Canvas course that this set removes, by their ids in earlier sets. */
  sectionsOf(canvasCourse: string): readonly string[];
}

/** Reads the Canvas course where each section of an earlier set is taught, by the id of the section. */
export const readTaughtCourses = async (
  earlier: Earlier,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, string | undefined>> => {
  const names = await earlier.names(sections, ids);
  return new Map(
    [...names].map(([id, { kept }]) => {
      const { own, crossListed } = fromKept(kept);
      return [id, crossListed ?? own];
    }),
  );
};

/** Reads which Canvas courses of a set are removed, and which sections are removed with them. */
export const readGoneCourses = async (
  earlier: Earlier,
  { find, removed }: Catalogue,
  named: Iterable<string>,
): Promise<GoneCourses> => {
  const names = await earlier.names(courses, new Set([...removed, ...named]), canvasCourses);
  const going = [...removed].flatMap((course) => names.get(course)?.id ?? []);
  const ids = await readSectionIds(earlier, going);
  const taught = await readTaughtCourses(earlier, [...ids.values()].flat());
  return {
    has: (course) => find(course) === undefined && (removed.has(course) || saysGone(names.get(course)?.kept)),
    sectionsOf: (course) => {
      const id = names.get(course)?.id;
      if (id === undefined || !removed.has(course)) return [];
      return (ids.get(id) ?? []).filter((section) => taught.get(section) === course);
    },
  };
};
