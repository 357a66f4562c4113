import { readTable, type TableRow } from './csv-table.ts';
import { keyOf, type QuestionFile, type QuestionRow, type Remark } from './question-row.ts';
import { TranslatedHeadings } from './translated-headings.ts';

const wholeNumbers = ['position', 'max_length'];
const flags = ['is_required', 'not_applicable', 'allows_comment'];
const texts = ['text', 'kind', 'subject'];
const ofScale = ['points', 'first', 'labels', 'polarity', 'favourable_from', 'ideal'];
const translation = /^(text|labels|choices|section):(.+)$/;
const known = new Set([
  'set',
  'set_position',
  'section',
  'choices',
  'shown_if',
  'shown_if_in',
  ...wholeNumbers,
  ...flags,
  ...texts,
  ...ofScale,
]);

// A value that is neither number nor flag stays a text: the checks of the attribute report what is wrong with it.
const asNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const asFlag = (text: string): unknown =>
  ({ true: true, yes: true, false: false, no: false })[text.toLowerCase()] ?? text;
const asList = (text: string): string[] => text.split('|').map((each) => each.trim());

const asChoice = (text: string): object => {
  const [first = '', ...others] = text.split('=').map((each) => each.trim());
  return others.length === 0 ? { key: keyOf(first), label: first } : { key: first, label: others.join('=') };
};

type Cells = ReadonlyMap<string, string>;

const picked = (cells: Cells, names: readonly string[], read: (text: string) => unknown): object =>
  Object.fromEntries(names.flatMap((name) => (cells.has(name) ? [[name, read(cells.get(name) ?? '')]] : [])));

/** What the columns of other languages say. */
const inLanguages = (
  cells: Cells,
  of: 'text' | 'labels' | 'choices' | 'section',
): (readonly [tag: string, text: string])[] =>
  [...cells].flatMap(([name, text]) => {
    const [, what, tag] = translation.exec(name) ?? [];
    return what === of && tag !== undefined ? [[tag, text] as const] : [];
  });

const scaleOf = (cells: Cells): object => {
  const numbers = picked(cells, ['points', 'first', 'favourable_from', 'ideal'], asNumber);
  const others = { ...picked(cells, ['labels'], asList), ...picked(cells, ['polarity'], String) };
  const translated = inLanguages(cells, 'labels').map(([tag, text]) => [tag, asList(text)]);
  const inOthers = translated.length === 0 ? {} : { label_translations: Object.fromEntries(translated) };
  const scale = { ...numbers, ...others, ...inOthers };
  return Object.keys(scale).length === 0 ? {} : { scale };
};

const choicesOf = (cells: Cells): object => {
  const translated = inLanguages(cells, 'choices').map(([tag, text]) => [tag, asList(text)] as const);
  return picked(cells, ['choices'], (text) => {
    const choices = asList(text).map(asChoice);
    if (translated.length === 0) return choices;
    // Where they are not as many, no label is another's, and the check reports it.
    const labelIn = (texts: readonly string[], index: number) => (texts.length === choices.length ? texts[index] : '');
    return choices.map((choice, index) => ({
      ...choice,
      label_translations: Object.fromEntries(translated.map(([tag, texts]) => [tag, labelIn(texts, index)])),
    }));
  });
};

const translationsOf = (cells: Cells): object => {
  const found = inLanguages(cells, 'text');
  return found.length === 0 ? {} : { text_translations: Object.fromEntries(found) };
};

const conditionOf = (cells: Cells): object => {
  const [question, wanted] = [cells.get('shown_if'), cells.get('shown_if_in')];
  if (question === undefined && wanted === undefined) return {};
  return { shown_if: { question, in: asList(wanted ?? '') } };
};

const attributesOf = (cells: Cells): Readonly<Record<string, unknown>> => ({
  ...picked(cells, texts, String),
  ...picked(cells, wholeNumbers, asNumber),
  ...picked(cells, flags, asFlag),
  ...choicesOf(cells),
  ...scaleOf(cells),
  ...translationsOf(cells),
  ...conditionOf(cells),
});

const toRow = (cells: Cells, place: string): QuestionRow => ({
  place,
  set: cells.get('set'),
  ...(cells.has('set_position') && { setPosition: asNumber(cells.get('set_position') ?? '') }),
  section: cells.get('section'),
  attributes: attributesOf(cells),
});

const cellsOf = (columns: readonly string[], { fields }: TableRow): Cells =>
  new Map(
    columns.flatMap((column, index) => {
      const text = fields[index]?.trim() ?? '';
      return text === '' ? [] : [[column, text] as const];
    }),
  );

/** Reads the service's own questions as CSV: a line of columns, and one question a line. */
export const readCsvQuestions = (text: string): QuestionFile => {
  const [header, ...lines] = readTable(text);
  const place = ({ line }: TableRow): string => `line ${line}`;
  if (header === undefined)
    return { format: 'facet', rows: [], headings: [], left: [{ place: 'the file', reason: 'no_header' }], without: [] };
  const columns = header.fields.map((each) => each.trim());
  const unknown = columns.filter((each) => !known.has(each) && !translation.test(each));
  const left: Remark[] = unknown.map((about) => ({ place: place(header), reason: 'unknown_column', about }));
  const rows: QuestionRow[] = [];
  const headings = new TranslatedHeadings();
  for (const each of header.problem === undefined ? lines : [header]) {
    if (each.problem !== undefined) left.push({ place: place(each), reason: each.problem });
    else {
      const cells = cellsOf(columns, each);
      if (cells.size === 0) continue;
      const row = toRow(cells, place(each));
      rows.push(row);
      const translations = Object.fromEntries(inLanguages(cells, 'section'));
      if (Object.keys(translations).length > 0) left.push(...headings.add({ ...row, translations }));
    }
  }
  return { format: 'facet', rows, headings: headings.all, left, without: [] };
};

/** Whether a value of a JSON text is an object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the service's own questions as JSON. */
export const readJsonQuestions = (value: unknown): QuestionFile => {
  const rows: QuestionRow[] = [];
  const left: Remark[] = [];
  const headings = new TranslatedHeadings();
  const each = (of: unknown, member: string, at: string, visit: (item: unknown, place: string) => void): void => {
    const list = isObject(of) ? of[member] : undefined;
    if (!Array.isArray(list)) left.push({ place: at || 'the file', reason: 'needs_list', about: member });
    else for (const [index, item] of list.entries()) visit(item, `${at && `${at}.`}${member}[${index}]`);
  };
  each(value, 'question_sets', '', (set, setPlace) =>
    each(set, 'sections', setPlace, (section, sectionPlace) => {
      const [{ name: setName, position }, { name, name_translations: translations }] = [Object(set), Object(section)];
      if (isObject(translations))
        left.push(...headings.add({ place: sectionPlace, set: setName, section: name, translations }));
      else if (translations !== undefined && translations !== null)
        left.push({ place: sectionPlace, reason: 'wrong_value', about: 'name_translations' });
      each(section, 'questions', sectionPlace, (question, place) => {
        if (!isObject(question)) left.push({ place, reason: 'not_an_object' });
        else {
          const setPosition = position === undefined ? {} : { setPosition: position };
          // Only a use of the bank gives a question its origin.
          const { origin: _origin, ...attributes } = question;
          rows.push({ place, set: setName, ...setPosition, section: name, attributes });
        }
      });
    }),
  );
  return { format: 'facet', rows, headings: headings.all, left, without: [] };
};
