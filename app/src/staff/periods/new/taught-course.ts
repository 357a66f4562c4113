/** A course that is taught in a term, with the ids of its sections. */
export interface TaughtCourse {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly string[];
}

/** How many sections courses have together. */
export const sectionsOf = (courses: readonly TaughtCourse[]): number =>
  courses.reduce((sum, { sections }) => sum + sections.length, 0);

/** The courses in whose names all words of a text occur, of those with one of some sections. */
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
