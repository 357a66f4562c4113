/** An answer as a condition of another system's file names it: which question, and what was answered. */
export type NamedAnswer = readonly [name: string, answer: string];

/** Longer ones are not read: they say more than that one of some answers was given. */
const mostCharacters = 2_000;

/** Whether the bracket at the beginning is closed by the one at the end. */
const isWrapped = (text: string): boolean => {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
};

const unwrapped = (text: string): string => {
  let inner = text.trim();
  while (isWrapped(inner)) inner = inner.slice(1, -1).trim();
  return inner;
};

/** The parts of a condition of which one has to hold, each read for itself; undefined where one is something else. */
const partsIn = (
  condition: string,
  read: (part: string) => readonly NamedAnswer[] | undefined,
): readonly NamedAnswer[] | undefined => {
  if (condition.length > mostCharacters) return undefined;
  const found: NamedAnswer[] = [];
  // What stands between brackets or quotes is cut here too, and then is no comparison.
  for (const part of unwrapped(condition).split(/\s+or\s+|\s*\|\|\s*/i)) {
    const answers = read(unwrapped(part));
    if (answers === undefined) return undefined;
    found.push(...answers);
  }
  return found;
};

const quoted = String.raw`"([^"'\\]*)"|'([^"'\\]*)'`;
const ofLimeSurvey = new RegExp(String.raw`^(\w+)(?:\.NAOK|\.code)?\s*(?:==|\beq\b)\s*(?:${quoted}|(-?\d+))$`);

/** What a condition of LimeSurvey names, where it says that one of some answers was given: `Q1.NAOK == "A2"`. */
export const namedByLimeSurvey = (condition: string): readonly NamedAnswer[] | undefined =>
  partsIn(condition, (part) => {
    const [, name, ...values] = ofLimeSurvey.exec(part) ?? [];
    const value = values.find((each) => each !== undefined);
    return name === undefined || value === undefined ? undefined : [[name, value]];
  });

const comparisons: Readonly<Record<string, 'is' | 'has' | 'any'>> = {
  ...{ '=': 'is', '==': 'is', equal: 'is' },
  ...{ contains: 'has', contain: 'has', '*=': 'has' },
  anyof: 'any',
};

const ofSurveyJs = /^\{([^{}]+)\}\s*(==|=|\*=|equal\b|contains\b|contain\b|anyof\b)\s*(.+)$/i;
const valueOfSurveyJs = new RegExp(String.raw`^(?:${quoted}|([\w.-]+))$`);

const valueIn = (text: string): string | undefined => {
  const [, ...values] = valueOfSurveyJs.exec(text.trim()) ?? [];
  return values.find((each) => each !== undefined);
};

const valuesIn = (text: string, comparison: string): readonly (string | undefined)[] => {
  const [, list] = /^\[(.*)\]$/.exec(text.trim()) ?? [];
  return comparison === 'any' && list !== undefined ? list.split(',').map(valueIn) : [valueIn(text)];
};

/** How the condition of a survey of SurveyJS is named: equal to an answer, with it among several, or one of some. */
export const comparedAs = (name: string, comparison: 'is' | 'has' | 'any'): string => `${comparison} ${name}`;

/** What a condition of SurveyJS names, where it says that one of some answers was given: `{clear} = 2 or {clear} = 3`. */
export const namedBySurveyJs = (condition: string): readonly NamedAnswer[] | undefined =>
  partsIn(condition, (part) => {
    const [, name = '', operator = '', given = ''] = ofSurveyJs.exec(part) ?? [];
    const comparison = comparisons[operator.toLowerCase()];
    if (comparison === undefined) return undefined;
    const values = valuesIn(given, comparison);
    const named = values.flatMap((value): NamedAnswer[] =>
      value === undefined ? [] : [[comparedAs(name.trim(), comparison), value]],
    );
    return named.length < values.length ? undefined : named;
  });
