import { refuse } from '../errors/error-kind.ts';
import { invalidFilter } from '../errors/query.ts';
import { canonicalId } from '../runtime/ids.ts';
import { toInstant } from '../runtime/instant.ts';
import { readSearched, type Searched } from '../runtime/words.ts';

/**
 * What a filter's value is: an instant, a text to be equal to, one of several texts, ids of related resources, or words;
 * `walked words` and a `walked id` find what they find while the list is walked, in its order and with its other filters.
 */
export type FilterKind = 'instant' | 'text' | 'value' | 'relationship' | 'words' | 'walked words' | 'walked id';

/** What a filter's value is, or the only texts that it may be. */
export type FilterRule = FilterKind | readonly string[];

export type FilterRules = Readonly<Record<string, FilterRule>>;

/** How a field is compared; all but `eq` are written as a suffix. */
export type Operator = 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte';

/** One condition that every resource of the answer meets; null means no value. */
export type FilterCondition =
  | { readonly kind: 'instant'; readonly field: string; readonly operator: Operator; readonly value: string | null }
  | { readonly kind: 'text'; readonly field: string; readonly values: readonly (string | null)[] }
  | { readonly kind: 'relationship'; readonly field: string; readonly ids: readonly string[] }
  | WordsCondition
  | WalkedWordsCondition
  | WalkedIdCondition;

/** Words, and addresses, with which a word of what is found must begin. */
export interface WordsCondition extends Searched {
  readonly kind: 'words';
  readonly field: string;
}

/** The same, of what is found while the list is walked. */
export interface WalkedWordsCondition extends Searched {
  readonly kind: 'walked words';
  readonly field: string;
}

/** The id of a resource that no record of the list has a relationship to. */
export interface WalkedIdCondition {
  readonly kind: 'walked id';
  readonly field: string;
  readonly id: string;
}

const operators: readonly string[] = ['neq', 'lt', 'lte', 'gt', 'gte'] satisfies Operator[];
/** Most ids, or texts, that a filter takes. */
export const mostIds = 100;
/** Most characters of a text to filter by. */
export const longestText = 255;
/** Most words of a search. */
export const mostWords = 10;

// `filter[created_at]`, `filter[created_at.gte]` or `filter[created_at][gte]`.
const namePattern = /^filter\[([a-z_]+)(?:\.([a-z]+)|\]\[([a-z]+))?\]$/;

/** Whether a parameter belongs to the filter family. */
export const isFilterName = (name: string): boolean => name === 'filter' || name.startsWith('filter[');

const readIds = (value: string, parameter: string): string[] => {
  const ids = value === '' ? [] : value.split(',');
  if (ids.length > mostIds) throw refuse(invalidFilter, `A filter takes at most ${mostIds} ids`, parameter);
  return ids.map((each) => {
    const id = canonicalId(each);
    if (id === undefined) throw refuse(invalidFilter, `"${each}" is not an id`, parameter);
    return id;
  });
};

const readTexts = (value: string, parameter: string): (string | null)[] => {
  const parts = value.split(',').filter((part) => part !== '');
  if (parts.length > mostIds) throw refuse(invalidFilter, `A filter takes at most ${mostIds} texts`, parameter);
  if (parts.some((part) => [...part].length > longestText))
    throw refuse(invalidFilter, `A text to filter by has at most ${longestText} characters`, parameter);
  // A text may hold commas itself.
  const whole = [...value].length > longestText ? [] : [value];
  return value === '' ? [null] : [...new Set([...whole, ...parts])];
};

const readChoices = (value: string, choices: readonly string[], parameter: string): (string | null)[] => {
  const parts = value.split(',').filter((part) => part !== '');
  const wrong = parts.find((part) => !choices.includes(part));
  if (wrong !== undefined)
    throw refuse(invalidFilter, `"${wrong}" is not possible here; there is ${choices.join(', ')}`, parameter);
  return value === '' ? [null] : [...new Set(parts)];
};

const readWords = (value: string, parameter: string): Searched => {
  if ([...value].length > longestText)
    throw refuse(invalidFilter, `A search has at most ${longestText} characters`, parameter);
  const searched = readSearched(value);
  if (searched.words.length === 0) throw refuse(invalidFilter, 'A search needs a letter or a digit', parameter);
  if (searched.words.length > mostWords)
    throw refuse(invalidFilter, `A search has at most ${mostWords} words`, parameter);
  return searched;
};

const readInstant = (value: string, operator: Operator, parameter: string): string | null => {
  if (value === '' && (operator === 'eq' || operator === 'neq')) return null;
  const instant = toInstant(value);
  if (instant === undefined)
    throw refuse(invalidFilter, `"${value}" is not an RFC 3339 date and time with an offset`, parameter);
  return instant;
};

const readFilter = (parameter: string, value: string, rules: FilterRules): FilterCondition => {
  const [, field = '', dotted, bracketed] = namePattern.exec(parameter) ?? [];
  const operator = dotted ?? bracketed;
  const kind = Object.hasOwn(rules, field) ? rules[field] : undefined;
  if (kind === undefined) {
    throw refuse(
      invalidFilter,
      `This list has no such filter; its filters are: ${Object.keys(rules).join(', ') || 'none'}`,
      parameter,
    );
  }
  if (kind === 'relationship') {
    if (operator !== undefined)
      throw refuse(invalidFilter, `The filter "${field}" takes ids and no operator`, parameter);
    return { kind, field, ids: readIds(value, parameter) };
  }
  if (kind === 'walked id') {
    const [id, ...others] = operator === undefined ? readIds(value, parameter) : [];
    if (id === undefined || others.length > 0)
      throw refuse(invalidFilter, `The filter "${field}" takes one id and no operator`, parameter);
    return { kind, field, id };
  }
  if (kind === 'words' || kind === 'walked words') {
    if (operator !== undefined)
      throw refuse(invalidFilter, `The filter "${field}" takes words and no operator`, parameter);
    return { kind, field, ...readWords(value, parameter) };
  }
  if (kind !== 'instant') {
    if (operator !== undefined)
      throw refuse(invalidFilter, `The filter "${field}" takes a text and no operator`, parameter);
    const isOpen = kind === 'text' || kind === 'value';
    return { kind: 'text', field, values: isOpen ? readTexts(value, parameter) : readChoices(value, kind, parameter) };
  }
  if (operator !== undefined && !operators.includes(operator)) {
    throw refuse(
      invalidFilter,
      `There is no operator "${operator}"; the operators are ${operators.join(', ')}`,
      parameter,
    );
  }
  // Checked by the line above.
  const known = (operator ?? 'eq') as Operator;
  return { kind, field, operator: known, value: readInstant(value, known, parameter) };
};

/** Reads all filters; throws 400 with the name of the parameter that is wrong. */
export const readFilters = (parameters: URLSearchParams, rules: FilterRules): FilterCondition[] =>
  [...parameters].filter(([name]) => isFilterName(name)).map(([name, value]) => readFilter(name, value, rules));
