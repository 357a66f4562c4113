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

/**
 * Returns the comments that only reviewers may see: 1. Comments about an instructor with too few answers. 2. Comments to a
 * question whose figures are shown for all instructors together, because one has too few answers, where fewer than the
 * threshold would be left without the comments: these would be about that instructor. 3. All comments to a withheld
 * question.
 */
export const forReviewers = (
  written: readonly Written[],
  { count, instructors, threshold, withheld }: Counted,
): ReadonlySet<Written> => {
  const isOfFew = ({ question, instructor }: Written): boolean =>
    withheld.has(question) || (instructor !== null && count.answeringAbout(instructor) < threshold);
  const hidden = new Set(written.filter(isOfFew));
  const others = Map.groupBy(
    written.filter((each) => each.instructor !== null && !hidden.has(each)),
    ({ question }) => question,
  );
  for (const [question, comments] of others) {
    const answers = instructors.map((instructor) => count.of({ id: question }, instructor).n);
    const isWhole = answers.length > 1 && answers.some((n) => n < threshold);
    const left = answers.reduce((sum, n) => sum + n, -comments.length);
    if (isWhole && left < threshold) for (const each of comments) hidden.add(each);
  }
  return hidden;
};
