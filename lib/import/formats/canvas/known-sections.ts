import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import type { Earlier, Kept } from '../earlier.ts';
import { changedIdsTable } from './changed-ids-table.ts';
import type { RenamedCourses } from './renamed-courses.ts';
import { readCoursesOfSections } from './sections.ts';

/** What is kept with the id of a section: its own Canvas course, and the one under which it is cross-listed. */
export interface KeptCourses {
  readonly own: string | undefined;
  readonly crossListed: string | undefined;
}

export const toKept = ({ own, crossListed }: KeptCourses): Kept => ({
  ...(own !== undefined && { course: own }),
  ...(crossListed !== undefined && crossListed !== own && { cross_listing: crossListed }),
});

export const fromKept = ({ course, cross_listing }: Kept): KeptCourses => ({ own: course, crossListed: cross_listing });

/** The sections of sections.csv, and those that an earlier set has loaded and this one names. */
export interface KnownSections {
  /** The Canvas course that sections.csv gives each of its sections. */
  readonly listed: ReadonlyMap<string, string>;
  /** The Canvas courses of a section; undefined where no set has it. */
  find(section: string): KeptCourses | undefined;
}

/** Reads the ids that sections had before the set's change_sis_id.csv. */
const readPreviousIds = async (source: Source): Promise<Map<string, string>> => {
  const previous = new Map<string, string>();
  for await (const { values } of readValidRows(source, changedIdsTable))
    if (values.type.toLowerCase() === 'section') previous.set(values.new_id, values.old_id);
  return previous;
};

/** Reads what is known of the sections of sections.csv and of some others. Throws `ImportStopped`. */
export const readKnownSections = async (
  source: Source,
  { earlier, renamed }: { readonly earlier: Earlier; readonly renamed: Pick<RenamedCourses, 'renameIn'> },
  others: Iterable<string>,
): Promise<KnownSections> => {
  const listed = await readCoursesOfSections(source);
  const previous = await readPreviousIds(source);
  const named = new Set([...listed.keys(), ...others, ...previous.values()]);
  named.delete('');
  const names = await earlier.names('course_evaluation_section', named);
  return {
    listed,
    find: (section) => {
      const kept = (names.get(section) ?? names.get(previous.get(section) ?? ''))?.kept;
      const own = listed.get(section);
      if (kept === undefined && own === undefined) return undefined;
      const before = fromKept(renamed.renameIn(kept ?? {}));
      return { own: own ?? before.own, crossListed: before.crossListed };
    },
  };
};
