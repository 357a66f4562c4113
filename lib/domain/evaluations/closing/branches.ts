import type { Asked, BallotCount } from './ballot-count.ts';
import { manyAlike } from './question-result.ts';

/** The questions of an evaluation, in order, with their answers. */
export interface Judged {
  readonly questions: readonly Asked[];
  /** All section instructors that an answer can be about. */
  readonly instructors: readonly string[];
  readonly count: BallotCount;
  readonly threshold: number;
  /** Whether all figures of a question without a condition are shown. */
  isShown(question: Asked): boolean;
}

/** Returns the units in which answers to a question decide which other questions are shown. */
const unitsOf = ({ subject }: Asked, { instructors }: Judged): readonly (string | null)[] =>
  subject === 'course' ? [null] : instructors;

/**
 * Returns the sizes of the groups to which the same of some dependent questions were shown, and the size of the rest of
 * the class.
 */
const groupSizes = (
  named: Asked,
  unit: string | null,
  { among, count }: { readonly among: ReadonlySet<string>; readonly count: BallotCount },
): number[] => {
  const sizes = new Map<string, number>();
  let rest = count.completed;
  for (const { shown, size } of count.groupsBy(named.id, unit)) {
    const kept = [...shown.intersection(among)];
    if (kept.length === 0) continue;
    rest -= size;
    sizes.set(kept.join(' '), size + (sizes.get(kept.join(' ')) ?? 0));
  }
  return [...sizes.values(), rest];
};

/**
 * Returns how many students were shown a question with a condition, by their answers in one unit to the question that
 * it depends on.
 */
export const shownTo = ({ id, shownIf }: Asked, unit: string | null, count: BallotCount): number =>
  count.groupsBy(shownIf?.question ?? '', unit).reduce((sum, { shown, size }) => (shown.has(id) ? sum + size : sum), 0);

/** Returns those questions that depend on one question and whose figures are shown. */
const kept = (named: Asked, dependent: readonly Asked[], judged: Judged): ReadonlySet<string> => {
  const { count, threshold } = judged;
  const units = unitsOf(named, judged);
  const isSmall = (size: number): boolean => size > 0 && size < threshold;
  const among = new Set<string>();
  for (const question of dependent) {
    const wider = new Set([...among, question.id]);
    // If all students of a small class gave the answer that shows this question, the number who were shown it would
    // reveal their answers.
    const isOfAll = (unit: string | null): boolean =>
      count.completed < manyAlike && shownTo(question, unit, count) === count.completed;
    const isSafe = (unit: string | null): boolean =>
      !groupSizes(named, unit, { among: wider, count }).some(isSmall) && !isOfAll(unit);
    if (units.every(isSafe)) among.add(question.id);
  }
  return among;
};

/**
 * Returns the questions with a condition whose answers are withheld in all units. The answers to the question that they
 * depend on divide the class into groups with the same shown questions. Each group must be empty or reach the
 * threshold, so that each sum of groups reaches it too. Questions are accepted in their order as long as this holds,
 * and only if all figures of the question that they depend on are shown.
 */
export const withheldQuestions = (judged: Judged): ReadonlySet<string> => {
  const dependent = judged.questions.filter(({ shownIf }) => shownIf !== undefined);
  const withheld = new Set(dependent.map(({ id }) => id));
  for (const [id, some] of Map.groupBy(dependent, ({ shownIf }) => shownIf?.question)) {
    const named = judged.questions.find((question) => question.id === id);
    if (named === undefined || !judged.isShown(named)) continue;
    for (const each of kept(named, some, judged)) withheld.delete(each);
  }
  return withheld;
};
