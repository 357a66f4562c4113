import type { BallotCount } from './ballot-count.ts';
import type { Written } from './comments.ts';

/** The data that decides which readers see a comment. */
interface Counted {
  readonly count: BallotCount;
  /** Section instructors, also those that nobody has rated. */
  readonly instructors: readonly string[];
  readonly threshold: number;
  /** Questions with a condition whose figures are withheld. */
  readonly withheld: ReadonlySet<string>;
}

/** Returns the comments that only reviewers may see; to others they could show what few students have said. */
export const forReviewers = (
  written: readonly Written[],
  { count, instructors, threshold, withheld }: Counted,
): ReadonlySet<Written> => {
  // Comments on a withheld question, and comments about an instructor with too few answers.
  const isOfFew = ({ question, instructor }: Written): boolean =>
    withheld.has(question) || (instructor !== null && count.answeringAbout(instructor) < threshold);
  const hidden = new Set(written.filter(isOfFew));
  const others = Map.groupBy(
    written.filter((each) => each.instructor !== null && !hidden.has(each)),
    ({ question }) => question,
  );
  for (const [question, comments] of others) {
    const answers = instructors.map((instructor) => count.of({ id: question }, instructor).n);
    // The figures are shown only for all instructors together, because one has too few answers. If the number of all
    // answers without these comments is below the threshold, the comments could show the answers about that instructor.
    const isWhole = answers.length > 1 && answers.some((n) => n < threshold);
    const left = answers.reduce((sum, n) => sum + n, -comments.length);
    if (isWhole && left < threshold) for (const each of comments) hidden.add(each);
  }
  return hidden;
};
