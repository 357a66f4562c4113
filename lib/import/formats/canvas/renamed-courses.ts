import type { Origin } from '../../files/origin.ts';
import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import type { Earlier, Kept } from '../earlier.ts';
import { readSectionIds } from '../gone-courses.ts';
import type { AliasIntent } from '../intent.ts';
import { referTo } from '../values.ts';
import { changedIdsTable } from './changed-ids-table.ts';
import { canvasCourses } from './ids.ts';

const [courses, sections] = ['course_evaluation_course', 'course_evaluation_section'];

/** The Canvas courses to which change_sis_id.csv gives new ids. */
export interface RenamedCourses {
  /** What is kept with an id, with the new ids of its Canvas courses. */
  renameIn(kept: Kept): Kept;
  /** Returns aliases, so that the sections of a Canvas course keep its new id. */
  keepIn(origin: Origin, to: string): AliasIntent[];
}

/** Reads the new ids of Canvas courses, and the sections that keep the previous ones. Throws `ImportStopped`. */
export const readRenamedCourses = async (source: Source, earlier: Earlier): Promise<RenamedCourses> => {
  const next = new Map<string, string>();
  for await (const { values } of readValidRows(source, changedIdsTable))
    if (values.type.toLowerCase() === 'course') next.set(values.old_id, values.new_id);
  const renameIn = (kept: Kept): Kept =>
    Object.fromEntries(Object.entries(kept).map(([name, course]) => [name, next.get(course) ?? course]));
  const ids = [...next].flat();
  const names = await earlier.names(courses, ids, canvasCourses);
  const linked = await readSectionIds(
    earlier,
    [...names.values()].map(({ id }) => id),
  );
  const known = await earlier.names(sections, [...linked.values()].flat());
  const stale = [...known].flatMap(([id, { kept }]) =>
    Object.values(kept).some((course) => next.has(course)) ? [{ id, kept: renameIn(kept) }] : [],
  );
  return {
    renameIn,
    keepIn: (origin, to) =>
      stale
        .filter(({ kept }) => Object.values(kept).includes(to))
        .map(({ id, kept }) => ({
          ...{ kind: 'alias', target: referTo(sections, 'section', 'old_id', id), source: 'canvas', alias: id, kept },
          ...{ origin, counted: sections, reportedByAnother: true },
        })),
  };
};
