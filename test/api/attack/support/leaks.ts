import { type Campus, enrolledIn, type PlacedClass, threshold } from './campus.ts';
import { ownValue, unitsOf, unknown } from './knowledge.ts';
import { type Equation, isPinned, type Range, solve } from './solver.ts';
import type { Viewer } from './viewers.ts';

// From ten answers on, the contract shows them although all are alike.
const manyAlike = 10;

/** How many have answered a question about an instructor, or about the class. */
const answersTo = (
  campus: Campus,
  { plan, teaching }: PlacedClass,
  question: string,
  instructor: string | null,
): number =>
  plan.ballots.filter((ballot) => {
    if (ballot === undefined) return false;
    if (instructor !== null) return ballot.clear.has(teaching.findIndex(({ id }) => id === instructor));
    return question !== campus.questions.overall.id || ballot.overall !== null;
  }).length;

// From so many students of the opening on, the contract shows an instructor the number while the period is open.
const manyEnrolled = 10;

const seesNumbers = ({ teacher }: Viewer, each: PlacedClass): boolean =>
  teacher !== undefined && each.plan.teachers.includes(teacher) && enrolledIn(each) - each.late.size >= manyEnrolled;

/** What a viewer's knowledge says that nobody was to know: a line each. */
export const leaksIn = (
  campus: Campus,
  viewer: Viewer,
  { equations, isClosed }: { readonly equations: readonly Equation[]; readonly isClosed: boolean },
): string[] => {
  const ranges = solve(equations);
  const rangeOf = (name: string): Range => ranges.get(name) ?? { from: 0, to: Number.POSITIVE_INFINITY };
  const leaks: string[] = [];
  for (const [number, each] of campus.classes.entries()) {
    const { plan, evaluation } = each;
    const place = `${viewer.name}, class ${number} of ${plan.enrolled}`;
    const completed = plan.ballots.filter((ballot) => ballot !== undefined).length;
    const needed = plan.ownThreshold ?? threshold;
    const known = rangeOf(unknown.completed(evaluation));
    // What is wrong here is the reading: it has to be true, and to have what the office is shown.
    if (completed < known.from || completed > known.to)
      leaks.push(`${place}: ${completed} have answered, which is misread`);
    if (isClosed && viewer.name === 'preview' && completed >= needed && !isPinned(known))
      leaks.push(`${place}: nothing is read of what is shown`);
    if (completed < needed && !viewer.knowsCompleted && !seesNumbers(viewer, each) && isPinned(known))
      leaks.push(`${place}: ${completed} have answered, fewer than ${needed}`);
    for (const { question, instructor, values } of unitsOf(campus, each)) {
      const about =
        instructor === null ? '' : ` about teacher ${each.teaching.findIndex(({ id }) => id === instructor)}`;
      const n = answersTo(campus, each, question, instructor);
      const answers = rangeOf(unknown.n(evaluation, question, instructor));
      // Reviewers see what was written about everybody.
      const isReviewed = instructor !== null && viewer.name.includes('reviewer');
      if (n < needed && completed >= needed && !isReviewed && isPinned(answers))
        leaks.push(`${place}: ${n} answers${about}`);
      const counts = values.map((value) => rangeOf(unknown.count(evaluation, question, instructor, value)));
      const { student } = viewer;
      const own = student === undefined ? undefined : ownValue(campus, each, { student, question, instructor });
      // Of others: one knows the own answer.
      const others = counts.map(({ from }, index) => from - (values[index] === own ? 1 : 0));
      if (n < needed && others.some((from) => from > 0)) leaks.push(`${place}: an answer${about}`);
      if (others.some((from) => from > 0) && n < manyAlike && counts.some(({ from, to }) => from === n && from === to))
        leaks.push(`${place}: all ${n} alike${about}`);
    }
  }
  return leaks;
};
