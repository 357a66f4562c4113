import { de } from './hint-words-de.ts';
import { en } from './hint-words-en.ts';
import type { Question } from './outline.ts';

type Attributes = Pick<Question['attributes'], 'text' | 'kind'> & {
  readonly scale?: { readonly labels?: readonly string[] | undefined } | null;
};

/** What may be wrong with a question. */
export type Hint = 'two_things' | 'negation' | 'too_long' | 'no_labels';

const word = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const joining = word([...en.joining, ...de.joining]);

const negating = word([...en.negating, ...de.negating]);

const mostWords = 25;

const isRated = ({ kind }: Attributes): boolean => kind !== 'heading' && kind !== 'text';

/** What may be wrong with a question, while it is written: in English and German. */
export const hintsIn = (question: Attributes): Hint[] => {
  const { text, kind, scale } = question;
  const found: Hint[] = [];
  if (isRated(question) && joining.test(text)) found.push('two_things');
  if (isRated(question) && negating.test(text)) found.push('negation');
  if (kind !== 'heading' && text.trim().split(/\s+/).length > mostWords) found.push('too_long');
  if (kind === 'scale' && !scale?.labels?.some((label) => label.trim() !== '')) found.push('no_labels');
  return found;
};

// Reading and choosing; of a text, that some write a few sentences and most nothing.
const secondsOf: Readonly<Record<Question['attributes']['kind'], number>> = {
  scale: 8,
  single_choice: 10,
  multiple_choice: 15,
  text: 45,
  heading: 2,
};

/** Longer than this, and many stop before the end. */
export const mostMinutes = 10;

/** About how many minutes questions take, of a class with one instructor. */
export const minutesFor = (questions: readonly { readonly attributes: Pick<Attributes, 'kind'> }[]): number =>
  Math.ceil(questions.reduce((sum, { attributes: { kind } }) => sum + secondsOf[kind], 0) / 60);
