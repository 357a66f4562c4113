import type { BallotCount } from './ballot-count.ts';
import type { Written } from './comments.ts';

/** What decides about the readers of comments. */
interface Counted {
  readonly count: BallotCount;
  /** Section instructors, also those that nobody has rated. */
  readonly instructors: readonly string[];
  readonly threshold: number;
  /** Questions with a condition that show nothing. */
  readonly withheld: ReadonlySet<string>;
}

/** Returns the comments that only reviewers may see; to others they could show what few students have said. */
export const forReviewers = (
  written: readonly Written[],
  { count, instructors, threshold, withheld }: Counted,
): ReadonlySet<Written> => {
  // All comments to a withheld question, and those about an instructor with too few answers.
  const isOfFew = ({ question, instructor }: Written): boolean =>
    withheld.has(question) || (instructor !== null && count.answeringAbout(instructor) < threshold);
  const hidden = new Set(written.filter(isOfFew));
  const others = Map.groupBy(
    written.filter((each) => each.instructor !== null && !hidden.has(each)),
    ({ question }) => question,
  );
  for (const [question, comments] of others) {
    const answers = instructors.map((instructor) => count.of({ id: question }, instructor).n);
    // The figures are shown for all instructors together, because one has too few answers. Where fewer answers than the
    // threshold would be left without the comments, these are about that instructor.
    const isWhole = answers.length > 1 && answers.some((n) => n < threshold);
    const left = answers.reduce((sum, n) => sum + n, -comments.length);
    if (isWhole && left < threshold) for (const each of comments) hidden.add(each);
  }
  return hidden;
};
