import type { Asked, Form, Question } from './form.ts';

/** What a student has given to one thing that is asked. */
export interface Given {
  readonly value?: number;
  readonly choices?: readonly string[];
  readonly text?: string;
  readonly notApplicable?: true;
  readonly comment?: string;
}

/** What has been given so far, by the name of what is asked. */
export type Answers = Readonly<Record<string, Given>>;

// As the service has it: a character that shows.
const visible = /[^\s\p{Cc}\p{DI}\u2800]/u;

export const isBlank = (text: string | undefined): boolean => text === undefined || !visible.test(text);

/** Characters as the service counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** Most characters of a comment. */
export const longestComment = 4_000;

/** Most characters of an answer in words. */
export const longestText = ({ attributes }: Question): number => attributes.max_length ?? 4_000;

/** Whether what is asked has an answer; a comment alone is none. */
export const isAnswered = (given: Given = {}): boolean =>
  given.value !== undefined || (given.choices ?? []).length > 0 || !isBlank(given.text) || given.notApplicable === true;

/** What is wrong with an answer. */
export type Mistake = 'required' | 'too_long' | 'comment_too_long' | 'comment_alone';

const mistakeIn = ({ question }: Asked, given: Given = {}): Mistake | undefined => {
  if (!isAnswered(given) && question.attributes.is_required) return 'required';
  if (!isAnswered(given) && !isBlank(given.comment)) return 'comment_alone';
  if (lengthOf(given.text ?? '') > longestText(question)) return 'too_long';
  return lengthOf(given.comment ?? '') > longestComment ? 'comment_too_long' : undefined;
};

/** Everything that is wrong with the answers to a form, in its order, by the name of what is asked. */
export const mistakesIn = ({ asked }: Pick<Form, 'asked'>, answers: Answers): ReadonlyMap<string, Mistake> =>
  new Map(
    asked.flatMap((each) => {
      const mistake = mistakeIn(each, answers[each.name]);
      return mistake === undefined ? [] : [[each.name, mistake] as const];
    }),
  );

/** How many of those that can be answered are. */
export const countAnswered = ({ asked }: Pick<Form, 'asked'>, answers: Answers): number =>
  asked.filter(({ name }) => isAnswered(answers[name])).length;

const isSame = (one: Given | undefined, other: Given | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Answers with those that another tab has kept, but for the ones that are not kept here yet; the same where none differs. */
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

/** The answers as the service takes them, in the order of the form. */
export const toSent = ({ asked }: Pick<Form, 'asked'>, answers: Answers) =>
  asked.flatMap((each) => {
    const given = answers[each.name];
    return given !== undefined && isAnswered(given) ? [sentOf(each, given)] : [];
  });
