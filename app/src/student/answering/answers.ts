import type { Asked, Form, Question } from './form.ts';

/** A student's answer to one question, about the course or about one instructor. */
export interface Given {
  readonly value?: number;
  readonly choices?: readonly string[];
  readonly text?: string;
  readonly notApplicable?: true;
  readonly comment?: string;
}

/** All answers so far, by the name of question and instructor. */
export type Answers = Readonly<Record<string, Given>>;

// Matches a visible character, by the same rule as the service.
const visible = /[^\s\p{Cc}\p{DI}\u2800]/u;

export const isBlank = (text: string | undefined): boolean => text === undefined || !visible.test(text);

/** Characters as the service counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** Most characters of a comment. */
export const longestComment = 4_000;

/** Most characters of an answer in words. */
export const longestText = ({ attributes }: Question): number => attributes.max_length ?? 4_000;

/** Whether a question is answered; a comment alone does not count. */
export const isAnswered = (given: Given = {}): boolean =>
  given.value !== undefined || (given.choices ?? []).length > 0 || !isBlank(given.text) || given.notApplicable === true;

/** The kinds of mistakes in an answer. */
export type Mistake = 'required' | 'too_long' | 'comment_too_long' | 'comment_alone';

const mistakeIn = ({ question }: Asked, given: Given = {}): Mistake | undefined => {
  if (!isAnswered(given) && question.attributes.is_required) return 'required';
  if (!isAnswered(given) && !isBlank(given.comment)) return 'comment_alone';
  if (lengthOf(given.text ?? '') > longestText(question)) return 'too_long';
  return lengthOf(given.comment ?? '') > longestComment ? 'comment_too_long' : undefined;
};

/** Returns the mistakes in the answers to a form, in the order of the form, by the name of the asked question. */
export const mistakesIn = ({ asked }: Pick<Form, 'asked'>, answers: Answers): ReadonlyMap<string, Mistake> =>
  new Map(
    asked.flatMap((each) => {
      const mistake = mistakeIn(each, answers[each.name]);
      return mistake === undefined ? [] : [[each.name, mistake] as const];
    }),
  );

/** Counts the answered questions. */
export const countAnswered = ({ asked }: Pick<Form, 'asked'>, answers: Answers): number =>
  asked.filter(({ name }) => isAnswered(answers[name])).length;

const isSame = (one: Given | undefined, other: Given | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Takes over answers that another tab has stored, except for those that this tab has not stored yet. Returns the same object
 * where nothing differs.
 */
export const withKept = (answers: Answers, kept: Answers, unkept: ReadonlySet<string>): Answers => {
  const others = Object.entries(kept).filter(([name, given]) => !unkept.has(name) && !isSame(given, answers[name]));
  return others.length === 0 ? answers : { ...answers, ...Object.fromEntries(others) };
};

const sentOf = ({ question, instructor }: Asked, { value, choices = [], text, notApplicable, comment }: Given) => ({
  question: question.id,
  ...(instructor && { instructor: instructor.id }),
  ...(value !== undefined && { value }),
  ...(choices.length > 0 && { choices: [...choices] }),
  ...(text !== undefined && !isBlank(text) && { text }),
  ...(notApplicable && ({ not_applicable: true } as const)),
  ...(comment !== undefined && !isBlank(comment) && { comment }),
});

/** Returns the answers in the form of a request, in the order of the form. */
export const toSent = ({ asked }: Pick<Form, 'asked'>, answers: Answers) =>
  asked.flatMap((each) => {
    const given = answers[each.name];
    return given !== undefined && isAnswered(given) ? [sentOf(each, given)] : [];
  });
