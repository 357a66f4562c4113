import { toHtml, toText } from './guidelines-text.ts';

/** What a period says to the readers of its results, as it is typed. */
export interface GuidelinesValue {
  readonly guidelines: string;
  /** Whether it is typed as HTML, with all that a plain text can't say. */
  readonly isHtml: boolean;
}

/** What is typed for guidelines that there are. */
export const guidelinesValue = (html: string | null): GuidelinesValue => {
  const text = toText(html ?? '');
  return { guidelines: text ?? html ?? '', isHtml: text === undefined };
};

/** The HTML of what is typed; null of nothing. */
export const htmlOf = ({ guidelines, isHtml }: GuidelinesValue): string | null => {
  if (guidelines.trim() === '') return null;
  return isHtml ? guidelines.trim() : toHtml(guidelines);
};
