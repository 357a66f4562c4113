import { toHtml, toText } from './guidelines-text.ts';

/** The guidelines of a period for the readers of its results, as the user types them. */
export interface GuidelinesValue {
  readonly guidelines: string;
  /** Whether the text is HTML, which can express more than a plain text. */
  readonly isHtml: boolean;
}

/** Returns the field's value for existing guidelines. */
export const guidelinesValue = (html: string | null): GuidelinesValue => {
  const text = toText(html ?? '');
  return { guidelines: text ?? html ?? '', isHtml: text === undefined };
};

/** Returns the HTML of the typed guidelines; null for an empty text. */
export const htmlOf = ({ guidelines, isHtml }: GuidelinesValue): string | null => {
  if (guidelines.trim() === '') return null;
  return isHtml ? guidelines.trim() : toHtml(guidelines);
};
