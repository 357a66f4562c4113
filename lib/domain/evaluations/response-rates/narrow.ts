/** The wanted part of a period; everything if neither is set. All are ids. */
export interface Narrowing {
  readonly courses?: ReadonlySet<string> | undefined;
  /** Departments of the instructors, from their profiles, without the departments below. */
  readonly departments?: ReadonlySet<string> | undefined;
}

/** Returns whether less than everything is wanted. */
export const isNarrowed = ({ courses, departments }: Narrowing): boolean =>
  courses !== undefined || departments !== undefined;

/** Section → the departments of those who teach it. */
export type DepartmentsOf = (section: string) => readonly string[];

/** Returns the wanted courses of a period with their sections. */
export const narrow = (
  covered: ReadonlyMap<string, readonly string[]>,
  { courses, departments }: Narrowing,
  departmentsOf: DepartmentsOf,
): ReadonlyMap<string, readonly string[]> => {
  const wanted = [...covered].filter(([course]) => courses?.has(course) ?? true);
  if (departments === undefined) return new Map(wanted);
  const isWanted = (section: string): boolean => departmentsOf(section).some((each) => departments.has(each));
  return new Map(
    wanted
      .map(([course, sections]) => [course, sections.filter(isWanted)] as const)
      .filter(([, { length }]) => length > 0),
  );
};
