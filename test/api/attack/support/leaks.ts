import {
  answerIn,
  type Ballot,
  type Campus,
  enrolledIn,
  type PlacedClass,
  threshold,
  type Unit,
  unitsOf,
  wasShown,
} from './campus.ts';
import { type Met, ownValue, unknown } from './knowledge.ts';
import { type Equation, isPinned, type Range, solve } from './solver.ts';
import type { Viewer } from './viewers.ts';

// From ten answers on, the contract shows them although all are alike.
const manyAlike = 10;

const ballotsOf = ({ plan }: PlacedClass): Ballot[] => plan.ballots.flatMap((ballot) => ballot ?? []);

const isSmall = (size: number, needed: number): boolean => size > 0 && size < needed;

/** Whether few were shown a question, or few were not. */
const isSmallBranch = (units: readonly Unit[], unit: Unit, each: PlacedClass, needed: number): boolean => {
  const ballots = ballotsOf(each);
  const size = ballots.filter((ballot) => wasShown(units, unit, ballot)).length;
  return [size, ballots.length - size].some((some) => isSmall(some, needed));
};

/**
 * The small groups that a viewer gets by subtracting branches from each other: students who were shown just these of the
 * questions after one answer whose figures the viewer sees.
 */
const smallGroups = (
  units: readonly Unit[],
  each: PlacedClass,
  shown: ReadonlySet<string>,
  needed: number,
): string[] => {
  const seen = units.filter(({ question, shownIf }) => shownIf !== undefined && shown.has(question));
  const byDeciding = Map.groupBy(seen, ({ shownIf, instructor }) => `${shownIf?.question} ${instructor}`);
  return [...byDeciding.values()].flatMap((dependent) => {
    const groups = Map.groupBy(ballotsOf(each), (ballot) =>
      dependent.map((unit) => wasShown(units, unit, ballot)).join(),
    );
    return [...groups.values()].flatMap(({ length }) =>
      isSmall(length, needed) ? [`${length} by subtracting branches`] : [],
    );
  });
};

/** What results show that is not theirs: the own question of a class to others, and of a department where it did not ask. */
const strayQuestions = (campus: Campus, viewer: Viewer, met: readonly Met[]): string[] =>
  campus.classes.flatMap((each, number) => {
    const asked = new Set(unitsOf(campus, each).map(({ question }) => question));
    const teaches = viewer.teacher !== undefined && each.plan.teachers.includes(viewer.teacher);
    const inClass = met.filter(({ evaluation }) => evaluation === each.evaluation);
    return [...new Set(inClass.map(({ question }) => question))].flatMap((question) => {
      if (!asked.has(question)) return [`${viewer.name}, class ${number}: a question that it was not asked`];
      return question === each.own && !teaches ? [`${viewer.name}, class ${number}: its own question`] : [];
    });
  });

// From so many students of the opening on, the contract shows an instructor the number while the period is open.
const manyEnrolled = 10;

const seesNumbers = ({ teacher }: Viewer, each: PlacedClass): boolean =>
  teacher !== undefined && each.plan.teachers.includes(teacher) && enrolledIn(each) - each.late.size >= manyEnrolled;

/** What a viewer's knowledge says that nobody was to know: a line each. */
export const leaksIn = (
  campus: Campus,
  viewer: Viewer,
  {
    equations,
    isClosed,
    met,
  }: { readonly equations: readonly Equation[]; readonly isClosed: boolean; readonly met: readonly Met[] },
): string[] => {
  const ranges = solve(equations);
  const rangeOf = (name: string): Range => ranges.get(name) ?? { from: 0, to: Number.POSITIVE_INFINITY };
  const leaks = strayQuestions(campus, viewer, met);
  for (const [number, each] of campus.classes.entries()) {
    const { plan, evaluation } = each;
    const place = `${viewer.name}, class ${number} of ${plan.enrolled}`;
    const ballots = ballotsOf(each);
    const completed = ballots.length;
    const needed = plan.ownThreshold ?? threshold;
    const known = rangeOf(unknown.completed(evaluation));
    // What is wrong here is the reading: it has to be true, and to have what the office is shown.
    if (completed < known.from || completed > known.to)
      leaks.push(`${place}: ${completed} have answered, which is misread`);
    if (isClosed && viewer.name === 'preview' && completed >= needed && !isPinned(known))
      leaks.push(`${place}: nothing is read of what is shown`);
    if (completed < needed && !viewer.knowsCompleted && !seesNumbers(viewer, each) && isPinned(known))
      leaks.push(`${place}: ${completed} have answered, fewer than ${needed}`);
    const units = unitsOf(campus, each);
    const shown = met.filter((one) => one.evaluation === evaluation && one.isShown);
    const shownQuestions = new Set(shown.map(({ question }) => question));
    leaks.push(...smallGroups(units, each, shownQuestions, needed).map((group) => `${place}: ${group}`));
    for (const unit of units) {
      const { question, instructor, values } = unit;
      const about =
        instructor === null ? '' : ` about teacher ${each.teaching.findIndex(({ id }) => id === instructor)}`;
      const said = ballots.flatMap((ballot) => answerIn(units, unit, ballot) ?? []);
      const n = said.length;
      const isOfFew = n < needed || isSmallBranch(units, unit, each, needed);
      const answers = rangeOf(unknown.n(evaluation, question, instructor));
      // Reviewers see what was written about everybody.
      const isReviewed = instructor !== null && viewer.name.includes('reviewer');
      // What nobody was shown, nobody has answered.
      const wasAsked = ballots.some((ballot) => wasShown(units, unit, ballot));
      if (wasAsked && n < needed && completed >= needed && !isReviewed && isPinned(answers))
        leaks.push(`${place}: ${n} answers${about}`);
      const counts = values.map((value) => rangeOf(unknown.count(evaluation, question, instructor, value)));
      const { student } = viewer;
      const own = student === undefined ? undefined : ownValue(campus, each, student, unit);
      // Of others: one knows the own answer.
      const others = counts.map(({ from }, index) => from - (values[index] === own ? 1 : 0));
      if (isOfFew && others.some((from) => from > 0)) leaks.push(`${place}: an answer${about}`);
      const isMisread = counts.some(({ from, to }, index) => {
        const count = said.filter((value) => value === values[index]).length;
        return count < from || count > to;
      });
      if (isMisread || n < answers.from || n > answers.to) leaks.push(`${place}: answers${about} that were not given`);
      if (others.some((from) => from > 0) && n < manyAlike && counts.some(({ from, to }) => from === n && from === to))
        leaks.push(`${place}: all ${n} alike${about}`);
    }
  }
  return leaks;
};
