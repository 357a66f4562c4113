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
 * Those of some comments that are for reviewers alone. Where too few have answered about an instructor, nobody else sees one
 * or that there is one. Where answers about several instructors are shown as a whole, because one has too few, no comments to
 * the question are shown that would leave too few others of the whole: the rest would be about that one. Those to a
 * question that shows nothing, because too few were or were not shown it, are hidden all.
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
