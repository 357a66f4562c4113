import type { Remark } from 'facet-client/question-files/question-row';
import type { SortedQuestions, TakenHeading, TakenQuestion } from 'facet-client/question-files/sort-out';
import { conditionsOf, type Place, type PlannedCondition, placeOf } from './import-conditions.ts';
import type { Part, PartNode, Question, SetNode } from './outline.ts';
import { changedAttributes, type QuestionValues, type SentAttributes, valuesOf } from './question-values.ts';

/** A question that the section does not have yet. */
export interface NewQuestion {
  readonly set: string;
  readonly part: string;
  readonly values: QuestionValues;
}

/** A question that a file changes. */
export interface ChangedQuestion {
  readonly question: Question;
  readonly attributes: Partial<SentAttributes>;
}

/** The new translations of a section heading; `part` is undefined for a section that does not exist yet. */
export interface PlannedHeading extends TakenHeading {
  readonly part: Part | undefined;
}

/** The changes that the import of a file makes to a period's questions. */
export interface ImportPlan {
  readonly added: readonly NewQuestion[];
  readonly changed: readonly ChangedQuestion[];
  /** The translations of headings that the sections do not have yet. */
  readonly headings: readonly PlannedHeading[];
  /** The conditions that the questions do not have yet. */
  readonly conditions: readonly PlannedCondition[];
  /** The conditions that are left out. */
  readonly without: readonly Remark[];
  /** The number of questions that are already as the file has them. */
  readonly unchanged: number;
}

/** Default values of a new question that a file may omit. */
export const defaults = {
  ...{ text_translations: null, subject: 'course', is_required: false, not_applicable: true, allows_comment: false },
  ...{ scale: null, choices: null, max_length: null },
} as const;

type Scale = NonNullable<Question['attributes']['scale']>;

/** Merges a scale of a file with the present one. If the values are equal, texts that the file omits stay. */
const scaleWith = (before: Scale | null, given: Scale): Scale => {
  const valuesIn = ({ points, first = 1, polarity = 'ascending' }: Scale) => JSON.stringify([points, first, polarity]);
  return before !== null && valuesIn(before) === valuesIn(given) ? { ...before, ...given } : given;
};

/** Returns the values of a question with the attributes of the file, which were checked before. */
export const valuesWith = (
  before: Pick<Question['attributes'], 'scale'>,
  { attributes: { position: _place, shown_if: _condition, ...attributes } }: TakenQuestion,
): QuestionValues => {
  const { scale, ...others } = { ...before, ...attributes } as Question['attributes'];
  return valuesOf({ attributes: { ...others, scale: scale && scaleWith(before.scale, scale) } });
};

const partIn = (tree: readonly SetNode[], set: string, part: string): PartNode | undefined =>
  tree.find((node) => node.set.attributes.name === set)?.parts.find((node) => node.part.attributes.name === part);

/** Returns whether a question already has the condition that a file gives it. */
const hasIt = (question: Question, { shownIf }: PlannedCondition, placeById: ReadonlyMap<string, Place>): boolean => {
  const { shown_if: present } = question.attributes;
  if (present === null || shownIf === null) return present === shownIf;
  return placeById.get(present.question) === shownIf.named && JSON.stringify(present.in) === JSON.stringify(shownIf.in);
};

const placesIn = (tree: readonly SetNode[]): ReadonlyMap<string, Place> =>
  new Map(
    tree.flatMap(({ set, parts }) =>
      parts.flatMap(({ part, questions }) =>
        questions.map(({ id, attributes: { text } }) => [id, placeOf(set.attributes.name, part.attributes.name, text)]),
      ),
    ),
  );

const inOrder = (translations: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(translations).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Returns the headings of a file that change something: those that differ from the present ones, and those of new
 * sections.
 */
const headingsOf = (
  tree: readonly SetNode[],
  headings: readonly TakenHeading[],
  added: readonly NewQuestion[],
): PlannedHeading[] =>
  headings.flatMap((heading): PlannedHeading[] => {
    const { set, section, translations } = heading;
    const part = partIn(tree, set, section)?.part;
    const isNew = part === undefined && added.some((each) => each.set === set && each.part === section);
    const isOther = part && inOrder(part.attributes.name_translations ?? {}) !== inOrder(translations);
    return isNew || isOther ? [{ ...heading, part }] : [];
  });

/**
 * Plans what the import of a file does. Sets and sections are recognised by their names, and questions by their texts within
 * a section. Values that the file omits stay as they are.
 */
export const planOf = (
  tree: readonly SetNode[],
  { taken, headings }: Pick<SortedQuestions, 'taken' | 'headings'>,
): ImportPlan => {
  const added: NewQuestion[] = [];
  const changed: ChangedQuestion[] = [];
  let unchanged = 0;
  const found = taken.map((each) => {
    const { set, section: part, attributes } = each;
    const question = partIn(tree, set, part)?.questions.find(({ attributes: { text } }) => text === attributes.text);
    return { taken: each, question, values: valuesWith(question?.attributes ?? defaults, each) };
  });
  const places = placesIn(tree);
  const given = conditionsOf(tree, found);
  const conditions: PlannedCondition[] = [];
  for (const { taken: each, question, values } of found) {
    const { set, section: part, attributes } = each;
    const own = given.conditions.find(({ at }) => at === placeOf(set, part, attributes.text));
    if (question === undefined) {
      added.push({ set, part, values });
      if (own?.shownIf) conditions.push(own);
      continue;
    }
    const differing = changedAttributes(valuesOf(question), values);
    const isOther = own !== undefined && !hasIt(question, own, places);
    if (isOther) conditions.push(own);
    if (isOther || Object.keys(differing).length > 0) changed.push({ question, attributes: differing });
    else unchanged += 1;
  }
  return {
    ...{ added, changed, conditions, unchanged },
    headings: headingsOf(tree, headings, added),
    without: given.without,
  };
};

/** Groups new questions by set and section, in the order of the file. */
export const bySection = (added: readonly NewQuestion[]): ReadonlyMap<string, ReadonlyMap<string, NewQuestion[]>> => {
  const sets = new Map<string, Map<string, NewQuestion[]>>();
  for (const each of added) {
    const parts = sets.get(each.set) ?? new Map<string, NewQuestion[]>();
    sets.set(each.set, parts);
    const questions = parts.get(each.part) ?? [];
    parts.set(each.part, questions);
    questions.push(each);
  }
  return sets;
};
