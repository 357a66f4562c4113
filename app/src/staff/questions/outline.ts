import type { Resource } from 'facet-client/types';
import { isTranslatedInto, languagesIn, valuesOf } from './question-values.ts';

export type QuestionSet = Resource<'course_evaluation_question_set'>;
export type Part = Resource<'course_evaluation_question_set_section'>;
export type Question = Resource<'course_evaluation_question'>;

/** All sets, parts and questions of a period, in any order. */
export interface Outline {
  readonly sets: readonly QuestionSet[];
  readonly parts: readonly Part[];
  readonly questions: readonly Question[];
}

/** A part with its questions, in order. */
export interface PartNode {
  readonly part: Part;
  readonly questions: readonly Question[];
}

/** The place of a new question: after the questions of a part. */
export interface Place {
  readonly part: Pick<Part, 'id'>;
  readonly questions: readonly Question[];
}

/** A set with its parts, in order. */
export interface SetNode {
  readonly set: QuestionSet;
  readonly parts: readonly PartNode[];
}

/** An item of the outline that can be opened. */
export type Item = QuestionSet | Part | Question;

type Placed = { readonly id: string; readonly attributes: { readonly position: number | null } };

const placeOf = ({ attributes: { position } }: Placed): number => position ?? Number.POSITIVE_INFINITY;

/** Sorts records by position, then by creation, as students see them. Records without a position come last. */
export const inOrder = <Record extends Placed>(records: readonly Record[]): Record[] =>
  records
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .sort((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));

/** The id of the part in which a question stands. */
export const partOf = ({ relationships }: Question): string => relationships.question_set_section.data?.id ?? '';

/** The id of the set of a part or a question. */
export const setOf = ({ relationships }: Part | Question): string => relationships.question_set.data?.id ?? '';

/** Returns the outline as a tree, in the order for students. */
export const treeOf = ({ sets, parts, questions }: Outline): SetNode[] =>
  inOrder(sets).map((set) => ({
    set,
    parts: inOrder(parts.filter((part) => setOf(part) === set.id)).map((part) => ({
      part,
      questions: inOrder(questions.filter((question) => partOf(question) === part.id)),
    })),
  }));

/** Returns the name of an item in the outline. */
export const nameOf = (item: Item): string =>
  item.type === 'course_evaluation_question' ? item.attributes.text : item.attributes.name;

/** The direction of a move: -1 is up, 1 is down. */
export type Direction = -1 | 1;

/** A move of an item: the new order of the records, and the item's new place. */
export interface Move {
  readonly kind: 'sets' | 'parts' | 'questions';
  /**
   * The set of the ordered parts, or the part of the ordered questions; undefined for sets, which belong to the period.
   */
  readonly within: Item | undefined;
  readonly order: readonly string[];
  /** The item's new place, from 1. */
  readonly place: number;
}

const swapped = (ids: readonly string[], id: string, by: Direction): readonly string[] | undefined => {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from < 0 || other === undefined) return undefined;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
};

const moveTo = (kind: Move['kind'], within: Item | undefined, order: readonly string[], id: string): Move => ({
  ...{ kind, within, order },
  place: order.indexOf(id) + 1,
});

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** Moves a question by one place. A first or last question of a part moves to the neighbouring part. */
const questionMove = (tree: readonly SetNode[], { id }: Question, by: Direction): Move | undefined => {
  for (const { parts } of tree) {
    const index = parts.findIndex(({ questions }) => questions.some((each) => each.id === id));
    const here = parts[index];
    if (here === undefined) continue;
    const order = swapped(idsOf(here.questions), id, by);
    if (order !== undefined) return moveTo('questions', here.part, order, id);
    const next = parts[index + by];
    if (next === undefined) return undefined;
    const others = idsOf(next.questions);
    return moveTo('questions', next.part, by < 0 ? [...others, id] : [id, ...others], id);
  }
  return undefined;
};

/** Returns the move of an item by one place; undefined if it is not possible. */
export const moveOf = (tree: readonly SetNode[], item: Item, by: Direction): Move | undefined => {
  if (item.type === 'course_evaluation_question') return questionMove(tree, item, by);
  if (item.type === 'course_evaluation_question_set') {
    const order = swapped(idsOf(tree.map(({ set }) => set)), item.id, by);
    return order && moveTo('sets', undefined, order, item.id);
  }
  const node = tree.find(({ set }) => set.id === setOf(item));
  const order = node && swapped(idsOf(node.parts.map(({ part }) => part)), item.id, by);
  return order && moveTo('parts', node.set, order, item.id);
};

/** Returns the move of a question to the end of another part of its set. */
export const moveToPart = ({ part, questions }: PartNode, { id }: Question): Move =>
  moveTo('questions', part, [...idsOf(questions).filter((each) => each !== id), id], id);

const placed = <Record extends Placed>(records: readonly Record[], order: readonly string[]): Record[] =>
  records.map((record) => {
    const position = order.indexOf(record.id);
    return position < 0 ? record : { ...record, attributes: { ...record.attributes, position } };
  });

/** Returns the outline after a move, to show until the service is asked again. */
export const afterMove = (outline: Outline, { kind, within, order }: Move): Outline => {
  if (kind !== 'questions' || within === undefined) return { ...outline, [kind]: placed<Item>(outline[kind], order) };
  const { id } = within;
  const questions = placed(outline.questions, order).map((question) => {
    if (!order.includes(question.id) || partOf(question) === id) return question;
    const { question_set_section: link } = question.relationships;
    const moved = { ...link, data: { type: 'course_evaluation_question_set_section' as const, id } };
    return { ...question, relationships: { ...question.relationships, question_set_section: moved } };
  });
  return { ...outline, questions };
};

/** Returns the outline with a new item, or with another version of one. */
export const withItem = (outline: Outline, item: Item): Outline => {
  const replaced = <Record extends Item>(records: readonly Record[], given: Record): Record[] => [
    ...records.filter(({ id }) => id !== given.id),
    given,
  ];
  if (item.type === 'course_evaluation_question') return { ...outline, questions: replaced(outline.questions, item) };
  if (item.type === 'course_evaluation_question_set') return { ...outline, sets: replaced(outline.sets, item) };
  return { ...outline, parts: replaced(outline.parts, item) };
};

/** Returns an item and all that is below it, from the bottom up. */
export const withAllBelow = (tree: readonly SetNode[], item: Item): Item[] => {
  if (item.type === 'course_evaluation_question') return [item];
  const nodes = tree.flatMap(({ set, parts }) =>
    set.id === item.id ? parts : parts.filter(({ part }) => part.id === item.id),
  );
  // Questions on which others depend come last.
  const questions = nodes.flatMap((node) => node.questions).toReversed();
  const below: Item[] = [...questions, ...nodes.map(({ part }) => part)];
  return item.type === 'course_evaluation_question_set' ? [...below, item] : below;
};

/** Returns the languages into which any question of the outline is translated. */
export const languagesOf = ({ questions }: Outline): string[] =>
  [...new Set(questions.flatMap((question) => languagesIn(valuesOf(question))))].sort();

/** Counts the questions that lack a language that others have. */
export const missingTranslations = (outline: Outline): number => {
  const languages = languagesOf(outline);
  return outline.questions.filter((question) => languages.some((each) => !isTranslatedInto(each, valuesOf(question))))
    .length;
};

const decides = ({ attributes: { kind, shown_if: condition } }: Question): boolean =>
  condition === null && kind !== 'text' && kind !== 'heading';

/**
 * Returns the questions on whose answers a question of a part can depend: those before it in its set, or for a new
 * question all up to the end of the part.
 */
export const decisiveFor = (tree: readonly SetNode[], part: string, question?: string): Question[] => {
  const { parts = [] } = tree.find((node) => node.parts.some((each) => each.part.id === part)) ?? {};
  const last = parts.findIndex((each) => each.part.id === part);
  const before = parts.slice(0, last + 1).flatMap(({ questions }) => questions);
  const end = before.findIndex(({ id }) => id === question);
  return (end < 0 ? before : before.slice(0, end)).filter(decides);
};

/** Returns a set of an outline with all that is below it; undefined if it no longer exists. */
export const setWith = (tree: readonly SetNode[], id: string): SetNode | undefined =>
  tree.find(({ set }) => set.id === id);

/** Returns a part of an outline with its questions; undefined if it no longer exists. */
export const partWith = (tree: readonly SetNode[], id: string): PartNode | undefined =>
  tree.flatMap(({ parts }) => parts).find(({ part }) => part.id === id);

/** Returns a set, a part or a question of an outline; undefined if it no longer exists. */
export const itemWith = ({ sets, parts, questions }: Outline, id: string): Item | undefined =>
  [...sets, ...parts, ...questions].find((each) => each.id === id);
