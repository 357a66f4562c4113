import { isObject } from './own-files.ts';
import { mostOf, type QuestionFile, type QuestionRow, type Remark } from './question-row.ts';
import { languageTag } from './scale-with.ts';

/** A question of a file that can be asked: its attributes are such as the service takes. */
export interface TakenQuestion {
  readonly place: string;
  readonly set: string;
  readonly section: string;
  readonly attributes: Readonly<Record<string, unknown>> & { readonly text: string };
}

/** What the heading of a section of a file is in other languages, such as the service takes it. */
export interface TakenHeading {
  readonly set: string;
  readonly section: string;
  readonly translations: Readonly<Record<string, string>>;
}

/** What of a file can be asked, and what not. */
export interface SortedQuestions {
  readonly taken: readonly TakenQuestion[];
  readonly headings: readonly TakenHeading[];
  readonly left: readonly Remark[];
}

type Check = (value: unknown) => boolean;

const isText =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= most;

const isName = isText(255);

const isOneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);

const isWhole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const isFlag: Check = (value) => typeof value === 'boolean';

const hasOnly = (value: Readonly<Record<string, unknown>>, checks: Readonly<Record<string, Check>>): boolean =>
  Object.entries(value).every(([name, each]) => Object.hasOwn(checks, name) && checks[name]?.(each) === true);

const inLanguages =
  (check: Check, most: number): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([tag, each]) => languageTag.test(tag) && check(each));

const isTranslations = inLanguages(isText(mostOf.text), 100);
const isHeadings = inLanguages(isName, 100);

const mostLabelLanguages = 20;

const isLabels: Check = (value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && each.length <= mostOf.label);

const ofScale: Readonly<Record<string, Check>> = {
  points: isWhole(2, mostOf.points),
  first: isWhole(-100, 100),
  labels: isLabels,
  label_translations: inLanguages(isLabels, mostLabelLanguages),
  polarity: isOneOf(['ascending', 'descending', 'bipolar']),
  favourable_from: isWhole(-100, 110),
  ideal: (value) => typeof value === 'number',
};

const isScale: Check = (value) => {
  if (!isObject(value) || value.points === undefined || !hasOnly(value, ofScale)) return false;
  const [points, first] = [Number(value.points), Number(value.first ?? 1)];
  const isOn = (at: unknown): boolean => at === undefined || (Number(at) >= first && Number(at) < first + points);
  const { labels, favourable_from: from, ideal, polarity } = value;
  const others = isObject(value.label_translations) ? value.label_translations : {};
  if ([labels, ...Object.values(others)].some((each) => Array.isArray(each) && each.length !== points)) return false;
  if (labels === undefined && Object.keys(others).length > 0) return false;
  return isOn(from) && isOn(ideal) && (ideal === undefined || polarity === 'bipolar');
};

const isChoices: Check = (value) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostOf.choices) return false;
  const checks = {
    key: (key: unknown) => /^[a-z0-9_]{1,40}$/.test(String(key)),
    label: isText(mostOf.text),
    label_translations: inLanguages(isText(mostOf.text), mostLabelLanguages),
  };
  const isChoice = (each: unknown) => isObject(each) && 'key' in each && 'label' in each && hasOnly(each, checks);
  return value.every(isChoice) && new Set(value.map(({ key }) => key)).size === value.length;
};

const isCondition: Check = (value) => {
  if (!isObject(value) || !isText(mostOf.text)(value.question) || !Array.isArray(value.in)) return false;
  const { length } = value.in;
  const isAnswer = (each: unknown) => Number.isInteger(each) || isText(40)(each);
  return length > 0 && length <= mostOf.choices && value.in.every(isAnswer) && new Set(value.in).size === length;
};

const kinds = ['scale', 'single_choice', 'multiple_choice', 'text', 'heading'];

const checks: Readonly<Record<string, Check>> = {
  text: isText(mostOf.text),
  kind: isOneOf(kinds),
  text_translations: isTranslations,
  subject: isOneOf(['course', 'instructor']),
  is_required: isFlag,
  not_applicable: isFlag,
  allows_comment: isFlag,
  scale: isScale,
  choices: isChoices,
  max_length: isWhole(1, 10_000),
  position: isWhole(0, Number.MAX_SAFE_INTEGER),
  shown_if: isCondition,
};

const needs: Readonly<Record<string, string>> = {
  scale: 'scale',
  single_choice: 'choices',
  multiple_choice: 'choices',
};

/** The attributes that go with some kinds alone. */
const goesWith: Readonly<Record<string, readonly string[]>> = {
  scale: ['scale'],
  choices: ['single_choice', 'multiple_choice'],
  max_length: ['text'],
  shown_if: kinds.filter((kind) => kind !== 'heading'),
};

const mistakesIn = ({ place, set, section, attributes }: QuestionRow): Remark[] => {
  const found: Remark[] = [];
  const what = typeof attributes.text === 'string' && attributes.text !== '' ? { what: attributes.text } : {};
  const say = (reason: Remark['reason'], about: string) => found.push({ place, ...what, reason, about });
  // What is null is not said.
  const given = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined);
  const kind = String(attributes.kind);
  for (const [name, value] of Object.entries({ set, section }))
    if (!isName(value)) say(value === undefined ? 'missing' : 'wrong_value', name);
  for (const name of ['text', 'kind', needs[kind]])
    if (name !== undefined && !given.some(([each]) => each === name)) say('missing', name);
  for (const [name, value] of given) {
    if (!Object.hasOwn(checks, name)) say('unknown_attribute', name);
    else if (checks[name]?.(value) !== true) say('wrong_value', name);
    else if (goesWith[name]?.includes(kind) === false) say('does_not_apply', name);
    else if (name === 'allows_comment' && value === true && ['text', 'heading'].includes(kind))
      say('does_not_apply', name);
  }
  return found;
};

/** Parts what of a file can be asked from what cannot; each question of a section once. */
export const sortOut = ({ rows, headings: given, left: before }: QuestionFile): SortedQuestions => {
  const taken: TakenQuestion[] = [];
  const left: Remark[] = [...before];
  const met = new Set<string>();
  for (const row of rows) {
    const { place, attributes } = row;
    const mistakes = mistakesIn(row);
    const [set, section, text] = [String(row.set), String(row.section), String(attributes.text)];
    const name = JSON.stringify([set, section, text]);
    if (mistakes.length > 0) left.push(...mistakes);
    else if (met.has(name)) left.push({ place, what: text, reason: 'twice' });
    else taken.push({ place, set, section, attributes: { ...attributes, text } });
    met.add(name);
  }
  const headings: TakenHeading[] = [];
  for (const { place, set, section, translations } of given) {
    if (isHeadings(translations))
      headings.push({
        set: String(set),
        section: String(section),
        translations: translations as TakenHeading['translations'],
      });
    else left.push({ place, what: String(section), reason: 'wrong_value', about: 'name_translations' });
  }
  if (taken.length === 0 && left.length === 0) left.push({ place: 'the file', reason: 'no_questions' });
  return { taken, headings, left };
};
