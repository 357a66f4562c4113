/** A course that is taught in a term, with how many sections. */
export interface TaughtCourse {
  readonly id: string;
  readonly name: string;
  readonly sections: number;
}

/** How many sections courses have together. */
export const sectionsOf = (courses: readonly TaughtCourse[]): number =>
  courses.reduce((sum, { sections }) => sum + sections, 0);

/** The courses in whose names all words of a text occur. */
export const found = (courses: readonly TaughtCourse[], text: string): readonly TaughtCourse[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return courses.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};
