import { refuse } from '../../../errors/error-kind.ts';
import type { ProblemCode } from '../../../errors/fields.ts';
import { conditionBroken } from '../../../errors/question-conditions.ts';
import { relatedNotFound } from '../../../errors/reading.ts';
import { attribute, type ErrorSource, pointerTo } from '../../../errors/source.ts';
import type { RequestData } from '../../../jsonapi/request-document.ts';
import { validationError } from '../../../model/validation/validation-error.ts';
import type { GuardedWrite } from '../../../model/write/guard.ts';
import { sameVersion } from '../../../model/write/record-steps.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { scaleValues } from '../../../resources/course-evaluations/question-scale.ts';
import { canonicalId } from '../../../runtime/ids.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { sameConditions } from './items.ts';
import type { Question } from './question.ts';
import { arrange, questionsIn, readSets, type SetOfQuestions } from './read-questionnaire.ts';
import { shownIfOf } from './shown-if.ts';

/** A problem of the condition of a question in a set. */
export interface Broken {
  /** The question. */
  readonly id: string;
  readonly code: ProblemCode;
  /** The place within the condition. */
  readonly path: readonly (string | number)[];
}

const offeredBy = ({ scale, choices }: Question): readonly (number | string)[] =>
  scale === undefined ? choices.map(({ key }) => key) : scaleValues(scale);

const codeAgainst = (question: Question, named: Question): ProblemCode | undefined => {
  if (named.kind === 'text' || named.kind === 'heading') return 'decides_nothing';
  if (named.shownIf !== undefined) return 'nested_condition';
  return question.subject === 'course' && named.subject === 'instructor' ? 'other_subject' : undefined;
};

/** Finds all problems of the conditions of a set's questions, which are given in order. */
export const brokenIn = (questions: readonly Question[]): Broken[] => {
  const earlier = new Map<string, Question>();
  return questions.flatMap((question): Broken[] => {
    const { id, shownIf } = question;
    const named = shownIf && earlier.get(shownIf.question);
    earlier.set(id, question);
    if (shownIf === undefined) return [];
    const code = named === undefined ? 'not_earlier' : codeAgainst(question, named);
    if (named === undefined || code !== undefined) return [{ id, code: code ?? 'not_earlier', path: ['question'] }];
    const offered = offeredBy(named);
    return shownIf.in.flatMap((value, index) =>
      offered.includes(value) ? [] : [{ id, code: 'not_an_answer' as const, path: ['in', index] }],
    );
  });
};

const field = 'shown_if';

const isId = (text: string): boolean => canonicalId(text) === text;

const needed = 'must be null as long as other questions are shown only after certain answers to this one';

// The fields of a question, a section or an order that can break the conditions of other questions.
const breakingFields: Partial<Record<ProblemCode, readonly string[]>> = {
  not_earlier: ['position', 'order'],
  decides_nothing: ['kind'],
  other_subject: ['subject'],
  not_an_answer: ['scale', 'choices'],
};

/** Returns the part of a request that breaks the conditions of other questions. */
const sourceOf = (others: readonly Broken[], data: RequestData): ErrorSource => {
  const name = others
    .flatMap(({ code }) => breakingFields[code] ?? [])
    .find((each) => Object.hasOwn(data.attributes, each));
  return name === undefined ? { pointer: pointerTo('data') } : attribute(name);
};

/** The record that a request writes: a question or a section. */
interface Own {
  readonly id: string;
  readonly data: RequestData;
}

/** Throws 422 for a problem of the condition of the written question, and 409 for one of other questions. */
const requireUnbroken = (broken: readonly Broken[], own?: Own): void => {
  const [mine, others] = [broken.filter(({ id }) => id === own?.id), broken.filter(({ id }) => id !== own?.id)];
  if (own !== undefined && mine.length > 0)
    throw validationError(
      mine.map(({ code, path }) => ({ field, code, path })),
      own.data,
      courseEvaluationQuestion,
    );
  // Other questions depend on a question that gets a condition itself.
  const nested = new Set(others.filter(({ code }) => code === 'nested_condition').map(({ id }) => id));
  if (own !== undefined && nested.size > 0 && Object.hasOwn(own.data.attributes, field))
    throw validationError([{ field, code: 'nested_condition', says: needed }], own.data, courseEvaluationQuestion);
  if (others.length > 0)
    throw refuse(conditionBroken, [...new Set(others.map(({ id }) => id))], own && sourceOf(others, own.data));
};

/** Throws 404 if the condition of the written question names a question that does not exist. */
const requireNamed = async (
  store: Store,
  broken: readonly Broken[],
  { id, named }: Own & { readonly named: string | undefined },
): Promise<void> => {
  const isUnknown = broken.some((each) => each.id === id && each.code === 'not_earlier');
  if (!isUnknown || named === undefined) return;
  const { type } = courseEvaluationQuestion;
  // A text that is no id is not looked up. A question that the request creates has no record yet.
  const isThere = named === id || (isId(named) && (await store.readInline({ type, id: named })) !== undefined);
  if (isThere) return;
  throw refuse(relatedNotFound, type, named, pointerTo('data', 'attributes', field, 'question'));
};

const asRead = (record: StoredRecord): Step =>
  sameVersion(record, () => new StaleRead('what a condition relies on has changed'));

/**
 * Returns steps that check what a new condition relies on. A set without conditions does not count its changes, so the
 * records themselves are checked.
 */
const reliedOn = ({ sections }: SetOfQuestions, written: StoredRecord): Step[] => {
  const named = shownIfOf(written)?.question;
  return sections.flatMap(({ section, questions }) => {
    const question = questions.find(({ id }) => id === named);
    if (question === undefined) return section.id === written.question_set_section ? [asRead(section)] : [];
    return [asRead(section), asRead(question)];
  });
};

const partsOf = ({ sections }: SetOfQuestions) => ({
  sections: sections.map(({ section }) => section),
  questions: sections.flatMap(({ questions }) => questions),
});

/** Returns a set as it is after some of its records are written, and another is deleted. */
const afterwards = (whole: SetOfQuestions, written: readonly StoredRecord[], deleted?: string): SetOfQuestions[] => {
  const { sections, questions } = partsOf(whole);
  const withWritten = (records: readonly StoredRecord[], type: string): StoredRecord[] => {
    const byId = recordsById([...records, ...written.filter((each) => each.type === type)]);
    return [...byId.values()].filter(({ id }) => id !== deleted);
  };
  return arrange([whole.set], {
    sections: withWritten(sections, courseEvaluationQuestionSetSection.type),
    questions: withWritten(questions, courseEvaluationQuestion.type),
  });
};

const hasConditions = (questions: readonly Question[]): boolean =>
  questions.some(({ shownIf }) => shownIf !== undefined);

/** The fields that conditions rely on, and the condition itself. */
const reliedOnFields = ['shown_if', 'kind', 'subject', 'scale', 'choices', 'position', 'question_set_section'] as const;

const mayBreak = ({ before, after }: GuardedWrite): boolean => {
  if (before === undefined) return after !== undefined && shownIfOf(after) !== undefined;
  if (after === undefined) return before.type === courseEvaluationQuestion.type;
  return reliedOnFields.some((name) => (before[name] ?? null) !== (after[name] ?? null));
};

const isBelowSet = ({ before, after = before }: GuardedWrite): boolean =>
  after?.type === courseEvaluationQuestion.type || after?.type === courseEvaluationQuestionSetSection.type;

/**
 * Returns steps for a write of a question or a section that keep the conditions of all questions of its set valid.
 * Throws 422 for a wrong condition of the question itself, and 409 for a write that removes what the condition of
 * another question relies on. 2 round trips; none if no condition relies on the write.
 */
export const conditionSteps = async (
  store: Store,
  set: StoredRecord,
  write: GuardedWrite,
): Promise<readonly Step[]> => {
  if (!isBelowSet(write) || !mayBreak(write)) return [];
  const { before, after, change } = write;
  const [whole] = await readSets(store, [set.id]);
  if (whole === undefined) return [];
  const left = questionsIn(
    afterwards(whole, after === undefined ? [] : [after], after === undefined ? before?.id : undefined),
  );
  const broken = brokenIn(left);
  const own = after && change && { id: after.id, data: change.data, named: shownIfOf(after)?.question };
  if (own !== undefined) await requireNamed(store, broken, own);
  requireUnbroken(broken, own);
  const hadAny = hasConditions(questionsIn([whole]));
  return [
    sameConditions(whole.set, hadAny || hasConditions(left)),
    ...(hadAny || after === undefined ? [] : reliedOn(whole, after)),
  ];
};

/** Returns the same steps for a new order of sections or questions. */
export const conditionStepsOfOrder = async (
  store: Store,
  set: StoredRecord,
  { ordered, data }: { readonly ordered: readonly StoredRecord[]; readonly data: RequestData },
): Promise<readonly Step[]> => {
  const [whole] = await readSets(store, [set.id]);
  if (whole === undefined) return [];
  const left = questionsIn(afterwards(whole, ordered));
  requireUnbroken(brokenIn(left), { id: set.id, data });
  return [sameConditions(whole.set, hasConditions(left))];
};
