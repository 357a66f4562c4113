import { ExactNumber, inspectJson, maxDepth, parseExact } from '../../../runtime/json.ts';
import { dateOf, flagOf, listOf, orNull } from '../values.ts';

/**
 * Turns the text of a column into the value of its attribute. A text that cannot be turned stays as it is, so that
 * validation refuses it.
 */
export type ReadColumn = (value: string) => unknown;

/** A line of text. */
export const text: ReadColumn = orNull;

/** A date, `YYYY-MM-DD` or `M/D/YYYY`. */
export const date: ReadColumn = dateOf;

/** `true` or `false`, also `yes` and `no`, `1` and `0`. */
export const flag: ReadColumn = flagOf;

/** A language tag, also as `de_AT`. */
export const language: ReadColumn = (value) => orNull(value.replaceAll('_', '-'));

const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A number whose digits stay as they are written. */
export const number: ReadColumn = (value) => (numberPattern.test(value) ? new ExactNumber(value) : orNull(value));

/** A JSON value under the rules of a request body: nested no deeper, and no name twice in an object. */
export const json: ReadColumn = (value) => {
  if (value === '') return null;
  try {
    const { depth, repeated } = inspectJson(value);
    return depth > maxDepth || repeated !== undefined ? value : parseExact(value);
  } catch {
    return value;
  }
};

/** Ids, separated by semicolons or commas. */
export const idsIn = (value: string): string[] => listOf(value.replaceAll(';', ','));
