import type { TakenQuestion } from 'facet-client/question-files/sort-out';
import type { PartNode, Question, SetNode } from './outline.ts';
import { changedAttributes, type QuestionValues, type SentAttributes, valuesOf } from './question-values.ts';

/** A question that a section has not yet. */
export interface NewQuestion {
  readonly set: string;
  readonly part: string;
  readonly values: QuestionValues;
}

/** A question that a file asks otherwise. */
export interface ChangedQuestion {
  readonly question: Question;
  readonly attributes: Partial<SentAttributes>;
}

/** What a file would change of a period's questions. */
export interface ImportPlan {
  readonly added: readonly NewQuestion[];
  readonly changed: readonly ChangedQuestion[];
  /** How many are there as the file has them. */
  readonly unchanged: number;
}

/** What a file need not say of a new question. */
export const defaults = {
  ...{ text_translations: null, subject: 'course', is_required: false, not_applicable: true, allows_comment: false },
  ...{ scale: null, choices: null, max_length: null },
} as const;

type Scale = NonNullable<Question['attributes']['scale']>;

/** A scale with what a file says of it: where the values stay the same, so does what the file does not say of them. */
const scaleWith = (before: Scale | null, given: Scale): Scale => {
  const valuesIn = ({ points, first = 1, polarity = 'ascending' }: Scale) => JSON.stringify([points, first, polarity]);
  return before !== null && valuesIn(before) === valuesIn(given) ? { ...before, ...given } : given;
};

/** The values of a question with the attributes that a file has of it, each of which has been checked. */
export const valuesWith = (
  before: Pick<Question['attributes'], 'scale'>,
  { attributes: { position: _place, ...attributes } }: TakenQuestion,
): QuestionValues => {
  const { scale, ...others } = { ...before, ...attributes } as Question['attributes'];
  return valuesOf({ attributes: { ...others, scale: scale && scaleWith(before.scale, scale) } });
};

const partIn = (tree: readonly SetNode[], set: string, part: string): PartNode | undefined =>
  tree.find((node) => node.set.attributes.name === set)?.parts.find((node) => node.part.attributes.name === part);

/**
 * What becomes of the questions of a file: sets and sections are known by their names, questions by their texts within the
 * section. What the file does not say stays as it is.
 */
export const planOf = (tree: readonly SetNode[], taken: readonly TakenQuestion[]): ImportPlan => {
  const added: NewQuestion[] = [];
  const changed: ChangedQuestion[] = [];
  let unchanged = 0;
  for (const each of taken) {
    const { set, section: part, attributes } = each;
    const question = partIn(tree, set, part)?.questions.find(({ attributes: { text } }) => text === attributes.text);
    if (question === undefined) {
      added.push({ set, part, values: valuesWith(defaults, each) });
      continue;
    }
    const differing = changedAttributes(valuesOf(question), valuesWith(question.attributes, each));
    if (Object.keys(differing).length > 0) changed.push({ question, attributes: differing });
    else unchanged += 1;
  }
  return { added, changed, unchanged };
};

/** New questions by the set and the section in which they stand, in the order of the file. */
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
