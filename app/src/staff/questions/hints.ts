import { de } from './hint-words-de.ts';
import { en } from './hint-words-en.ts';
import type { Question } from './outline.ts';

type Attributes = Pick<Question['attributes'], 'text' | 'kind'> & {
  readonly scale?: { readonly labels?: readonly string[] | undefined } | null;
};

/** The kinds of hints about a possible weakness of a question. */
export type Hint = 'two_things' | 'negation' | 'too_long' | 'no_labels';

const word = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const joining = word([...en.joining, ...de.joining]);

const negating = word([...en.negating, ...de.negating]);

const mostWords = 25;

const isRated = ({ kind }: Attributes): boolean => kind !== 'heading' && kind !== 'text';

/** Returns the hints about a question in English or German, while it is written. */
export const hintsIn = (question: Attributes): Hint[] => {
  const { text, kind, scale } = question;
  const found: Hint[] = [];
  if (isRated(question) && joining.test(text)) found.push('two_things');
  if (isRated(question) && negating.test(text)) found.push('negation');
  if (kind !== 'heading' && text.trim().split(/\s+/).length > mostWords) found.push('too_long');
  if (kind === 'scale' && !scale?.labels?.some((label) => label.trim() !== '')) found.push('no_labels');
  return found;
};

// The seconds for reading and answering a question of each kind. For a text, some students write a few sentences and
// most write nothing.
const secondsOf: Readonly<Record<Question['attributes']['kind'], number>> = {
  scale: 8,
  single_choice: 10,
  multiple_choice: 15,
  text: 45,
  heading: 2,
};

/** The most minutes that a form should take: many students stop before the end of a longer one. */
export const mostMinutes = 10;

/** Estimates the minutes that questions take, for a class with one instructor. */
export const minutesFor = (questions: readonly { readonly attributes: Pick<Attributes, 'kind'> }[]): number =>
  Math.ceil(questions.reduce((sum, { attributes: { kind } }) => sum + secondsOf[kind], 0) / 60);
