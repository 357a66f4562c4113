/** A course that is taught in a term, with the ids of its sections. */
export interface TaughtCourse {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly string[];
}

/** Returns the number of sections of some courses. */
export const sectionsOf = (courses: readonly TaughtCourse[]): number =>
  courses.reduce((sum, { sections }) => sum + sections.length, 0);

/**
 * Returns the courses whose names contain all words of a text. With `among`, a course also needs one of these sections.
 */
export const found = (
  courses: readonly TaughtCourse[],
  text: string,
  among?: ReadonlySet<string>,
): readonly TaughtCourse[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return courses.filter(
    ({ name, sections }) =>
      words.every((word) => name.toLowerCase().includes(word)) &&
      (among === undefined || sections.some((section) => among.has(section))),
  );
};
