import type { Remark } from 'facet-client/question-files/question-row';
import type { TakenQuestion } from 'facet-client/question-files/sort-out';
import type { SetNode } from './outline.ts';
import { type QuestionValues, type ShownIfValues, valuesOf } from './question-values.ts';

/** The place of a question: the names of its set and section, and its text. */
export type Place = string;

export const placeOf = (set: string, part: string, text: string): Place => JSON.stringify([set, part, text]);

/** The condition that a file gives a question; null removes the present one. */
export interface PlannedCondition {
  readonly at: Place;
  readonly shownIf: { readonly named: Place; readonly in: readonly (number | string)[] } | null;
}

/** A question in its state after the import. */
interface Expected {
  readonly at: Place;
  readonly values: QuestionValues;
  /** What the file says of its condition, if anything. */
  readonly given: unknown;
}

const answersTo = ({ kind, first, points, choices }: QuestionValues): readonly (number | string)[] => {
  if (kind === 'scale') return Array.from({ length: points }, (_, index) => Number(first) + index);
  return kind === 'single_choice' || kind === 'multiple_choice' ? choices.map(({ key }) => key) : [];
};

const hasCondition = ({ values, given }: Expected): boolean =>
  given === undefined ? values.shownIf !== null : given !== null;

/** Returns the condition of a question on an earlier one; undefined if no earlier question fits. */
const conditionOn = (before: readonly Expected[], { at, values, given }: Expected): PlannedCondition | undefined => {
  if (given === null) return { at, shownIf: null };
  // The form of the condition was checked before.
  const { question, in: wanted } = given as ShownIfValues;
  const named = before.findLast(({ values: { text } }) => text === question);
  if (named === undefined || hasCondition(named)) return undefined;
  if (values.subject === 'course' && named.values.subject === 'instructor') return undefined;
  const answers = answersTo(named.values);
  // A table file has only texts, and a JSON file may have a key as a number.
  const found = wanted.map((each) => answers.find((answer) => String(answer) === String(each)));
  const known = found.filter((each) => each !== undefined);
  return known.length < found.length ? undefined : { at, shownIf: { named: named.at, in: known } };
};

/** Returns the questions of a set in their state after the import, in their order. */
const expectedIn = (
  tree: readonly SetNode[],
  set: string,
  taken: ReadonlyMap<Place, { readonly part: string; readonly values: QuestionValues; readonly given: unknown }>,
): Expected[] => {
  const present = tree.find((node) => node.set.attributes.name === set)?.parts ?? [];
  const ofSet = [...taken].filter(([at]) => JSON.parse(at)[0] === set);
  const names = new Set([...present.map(({ part }) => part.attributes.name), ...ofSet.map(([, { part }]) => part)]);
  return [...names].flatMap((name) => {
    const questions = present.find(({ part }) => part.attributes.name === name)?.questions ?? [];
    const known = questions.map((question): Expected => {
      const at = placeOf(set, name, question.attributes.text);
      return { at, values: valuesOf(question), given: undefined, ...taken.get(at) };
    });
    const places = new Set(known.map(({ at }) => at));
    const added = ofSet.flatMap(([at, each]) => (each.part === name && !places.has(at) ? [{ at, ...each }] : []));
    return [...known, ...added];
  });
};

/** Returns the conditions that a file gives its questions, and a remark for each condition that is not possible. */
export const conditionsOf = (
  tree: readonly SetNode[],
  questions: readonly { readonly taken: TakenQuestion; readonly values: QuestionValues }[],
): { readonly conditions: readonly PlannedCondition[]; readonly without: readonly Remark[] } => {
  const taken = new Map(
    questions.map(({ taken: { set, section: part, attributes }, values }) => [
      placeOf(set, part, attributes.text),
      { part, values, given: attributes.shown_if },
    ]),
  );
  const conditions: PlannedCondition[] = [];
  const unknown = new Set<Place>();
  for (const set of new Set(questions.map((each) => each.taken.set))) {
    const expected = expectedIn(tree, set, taken);
    for (const [index, each] of expected.entries()) {
      if (each.given === undefined) continue;
      const condition = conditionOn(expected.slice(0, index), each);
      if (condition === undefined) unknown.add(each.at);
      else conditions.push(condition);
    }
  }
  const without = questions.flatMap(({ taken: { place, set, section, attributes } }): Remark[] =>
    unknown.has(placeOf(set, section, attributes.text))
      ? [
          {
            place,
            what: attributes.text,
            reason: 'condition',
            about: `“${(attributes.shown_if as ShownIfValues).question}”`,
          },
        ]
      : [],
  );
  return { conditions, without };
};
