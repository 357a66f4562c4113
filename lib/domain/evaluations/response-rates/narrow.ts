import type { Store } from '../../../store/store.ts';
import { departmentsOf } from './teaching.ts';

/** What is wanted of a period; everything where neither is said. All are ids. */
export interface Narrowing {
  readonly courses?: ReadonlySet<string> | undefined;
  /** The departments of those who teach, by their profiles; not those below. */
  readonly departments?: ReadonlySet<string> | undefined;
}

/** Whether anything less than everything is wanted. */
export const isNarrowed = ({ courses, departments }: Narrowing): boolean =>
  courses !== undefined || departments !== undefined;

/**
 * The courses that a period covers, each with its sections, of those that are wanted. Nothing is read but for departments:
 * requests grow with a thousand assignments, and with a hundred instructors.
 */
export const narrow = async (
  store: Store,
  covered: ReadonlyMap<string, readonly string[]>,
  { courses, departments }: Narrowing,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const wanted = [...covered].filter(([course]) => courses?.has(course) ?? true);
  if (departments === undefined) return new Map(wanted);
  const departmentsOfSection = await departmentsOf(store, new Set(wanted.flatMap(([, sections]) => sections)));
  const isWanted = (section: string): boolean => departmentsOfSection(section).some((each) => departments.has(each));
  return new Map(
    wanted
      .map(([course, sections]) => [course, sections.filter(isWanted)] as const)
      .filter(([, { length }]) => length > 0),
  );
};
