import { brokenIn } from '../../domain/evaluations/questions/keep-conditions.ts';
import { questionsIn, type SetOfQuestions } from '../../domain/evaluations/questions/read-questionnaire.ts';
import { describeProblem } from '../../errors/fields.ts';
import type { Change } from '../../model/validation/change.ts';
import { courseEvaluationQuestion } from '../../resources/course-evaluations/course-evaluation-question.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { QuestionProblem } from './question-rows.ts';
import { readRow } from './read-row.ts';

/** The condition that a file gives a question; it names the other question by its text. */
export interface GivenCondition {
  readonly place: string;
  /** The id of the question. */
  readonly id: string;
  readonly given: unknown;
}

/** The conditions that were read from a file, with their problems. */
export interface ReadConditions {
  /** Questions with their new conditions, by id. */
  readonly changes: ReadonlyMap<string, Change>;
  readonly problems: readonly QuestionProblem[];
}

const field = 'shown_if';

/** Returns the nearest question with a given text before another question. */
const namedBefore = (order: readonly StoredRecord[], id: string, text: unknown): StoredRecord | undefined =>
  order
    .slice(
      0,
      order.findIndex((each) => each.id === id),
    )
    .findLast((each) => each.text === text);

// A table contains only texts, and JSON may give a key as a number.
const asValue =
  ({ kind }: StoredRecord) =>
  (value: unknown): unknown => {
    if (kind === 'scale') return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
    return typeof value === 'number' ? String(value) : value;
  };

const textIn = ({ given }: GivenCondition): unknown => Object(given).question;

const unknown = (condition: GivenCondition): string =>
  `The question set has no question “${textIn(condition)}”, after which it is shown`;

const withId = (order: readonly StoredRecord[], { id, given }: GivenCondition): unknown => {
  const { question, in: wanted, ...others } = Object(given);
  const named = namedBefore(order, id, question);
  if (named === undefined) return undefined;
  return { question: named.id, in: Array.isArray(wanted) ? wanted.map(asValue(named)) : wanted, ...others };
};

/**
 * Reads the conditions of a file. They apply to the questions of some sets as these are after all other changes of the
 * file.
 */
export const readConditions = (sets: readonly SetOfQuestions[], given: readonly GivenCondition[]): ReadConditions => {
  const changes = new Map<string, Change>();
  const problems: QuestionProblem[] = [];
  const places = new Map(given.map(({ id, place }) => [id, place]));
  const refuse = (place: string, reason: string): void => void problems.push({ place, reason });
  const earlier = describeProblem({ field, code: 'not_earlier', path: ['question'] });
  for (const each of sets) {
    const order = each.sections.flatMap(({ questions }) => questions);
    const here = new Map(order.map((question) => [question.id, question]));
    for (const condition of given.filter(({ id }) => here.has(id))) {
      const { id, place } = condition;
      const value = condition.given === null ? null : withId(order, condition);
      const data = { attributes: { [field]: value }, relationships: {} };
      const read = value === undefined ? undefined : readRow(place, courseEvaluationQuestion, data, { creates: false });
      if (read === undefined)
        refuse(place, order.some(({ text }) => text === textIn(condition)) ? earlier : unknown(condition));
      else if (Array.isArray(read)) problems.push(...read);
      else if (value !== null && here.get(id)?.kind === 'heading')
        refuse(place, describeProblem({ field, code: 'does_not_apply' }));
      else changes.set(id, read);
    }
    const asWritten = (question: StoredRecord): StoredRecord => {
      const change = changes.get(question.id);
      const shownIf = change?.attributes[field] ?? null;
      return change === undefined ? question : { ...question, [field]: shownIf && JSON.stringify(shownIf) };
    };
    const sections = each.sections.map((part) => ({ ...part, questions: part.questions.map(asWritten) }));
    for (const { id, code, path } of brokenIn(questionsIn([{ ...each, sections }])))
      refuse(places.get(id) ?? String(here.get(id)?.text), describeProblem({ field, code, path }));
  }
  return { changes, problems };
};
