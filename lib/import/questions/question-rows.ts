import { isJsonObject } from '../../jsonapi/request-document.ts';
import { parseExact } from '../../runtime/json.ts';
import { readCsv } from '../files/csv.ts';
import { decode } from '../files/decode.ts';

/** One question of a file, as it stands there. */
export interface QuestionRow {
  /** Where in the file it stands: a line, or a path of members. */
  readonly place: string;
  readonly set: unknown;
  readonly setPosition?: unknown;
  readonly section: unknown;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** One thing that is wrong with a file. */
export interface QuestionProblem {
  readonly place: string;
  readonly reason: string;
}

/** What a file holds. */
export interface QuestionFile {
  readonly rows: readonly QuestionRow[];
  readonly problems: readonly QuestionProblem[];
}

const wholeNumbers = ['position', 'max_length'];
const flags = ['is_required', 'not_applicable', 'allows_comment'];
const texts = ['text', 'kind', 'subject'];
const ofScale = ['points', 'first', 'labels', 'polarity', 'favourable_from', 'ideal'];
const translation = /^text:(.+)$/;
const known = new Set(['set', 'set_position', 'section', 'choices', ...wholeNumbers, ...flags, ...texts, ...ofScale]);

// A value that is neither number nor flag stays a text: the checks of the attribute report what is wrong with it.
const asNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const asFlag = (text: string): unknown =>
  ({ true: true, yes: true, false: false, no: false })[text.toLowerCase()] ?? text;
const asList = (text: string): string[] => text.split('|').map((each) => each.trim());

/** The key of a label that has none: `Yes, often` → `yes_often`. */
const keyOf = (label: string): string => {
  const letters = label.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return letters
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 40);
};

const asChoice = (text: string): object => {
  const [first = '', ...others] = text.split('=').map((each) => each.trim());
  return others.length === 0 ? { key: keyOf(first), label: first } : { key: first, label: others.join('=') };
};

type Cells = ReadonlyMap<string, string>;

const picked = (cells: Cells, names: readonly string[], read: (text: string) => unknown): object =>
  Object.fromEntries(names.flatMap((name) => (cells.has(name) ? [[name, read(cells.get(name) ?? '')]] : [])));

const scaleOf = (cells: Cells): object => {
  const numbers = picked(cells, ['points', 'first', 'favourable_from', 'ideal'], asNumber);
  const others = { ...picked(cells, ['labels'], asList), ...picked(cells, ['polarity'], String) };
  const scale = { ...numbers, ...others };
  return Object.keys(scale).length === 0 ? {} : { scale };
};

const translationsOf = (cells: Cells): object => {
  const found = [...cells].flatMap(([name, text]) => {
    const [, tag] = translation.exec(name) ?? [];
    return tag === undefined ? [] : [[tag, text] as const];
  });
  return found.length === 0 ? {} : { text_translations: Object.fromEntries(found) };
};

const attributesOf = (cells: Cells): Readonly<Record<string, unknown>> => ({
  ...picked(cells, texts, String),
  ...picked(cells, wholeNumbers, asNumber),
  ...picked(cells, flags, asFlag),
  ...picked(cells, ['choices'], (text) => asList(text).map(asChoice)),
  ...scaleOf(cells),
  ...translationsOf(cells),
});

const toRow = (cells: Cells, place: string): QuestionRow => ({
  place,
  set: cells.get('set'),
  ...(cells.has('set_position') && { setPosition: asNumber(cells.get('set_position') ?? '') }),
  section: cells.get('section'),
  attributes: attributesOf(cells),
});

async function* bytesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

const readCsvRows = async (content: Uint8Array, name: string): Promise<QuestionFile> => {
  const rows: QuestionRow[] = [];
  const problems: QuestionProblem[] = [];
  let columns: string[] | undefined;
  for await (const { line, fields, problem } of readCsv(bytesOf(content), name)) {
    const place = `line ${line}`;
    const unknown = columns ? [] : fields.filter((each) => !known.has(each.trim()) && !translation.test(each.trim()));
    for (const each of unknown) problems.push({ place, reason: `There is no column "${each}"` });
    if (problem !== undefined) problems.push({ place, reason: problem });
    else if (columns === undefined) columns = fields.map((each) => each.trim());
    else {
      const cells = new Map(
        columns.map((column, index) => [column, fields[index]?.trim().normalize('NFC') ?? ''] as const),
      );
      const filled = new Map([...cells].filter(([, text]) => text !== ''));
      if (filled.size > 0) rows.push(toRow(filled, place));
    }
  }
  return { rows, problems };
};

const listIn = (value: unknown, member: string): readonly unknown[] | undefined => {
  const list = isJsonObject(value) ? value[member] : undefined;
  return Array.isArray(list) ? list : undefined;
};

const readJsonRows = (value: unknown): QuestionFile => {
  const rows: QuestionRow[] = [];
  const problems: QuestionProblem[] = [];
  const each = (of: unknown, member: string, at: string, visit: (item: unknown, place: string) => void): void => {
    const list = listIn(of, member);
    if (list === undefined) problems.push({ place: at || 'the file', reason: `It needs an array "${member}"` });
    for (const [index, item] of (list ?? []).entries()) visit(item, `${at && `${at}.`}${member}[${index}]`);
  };
  each(value, 'question_sets', '', (set, setPlace) =>
    each(set, 'sections', setPlace, (section, sectionPlace) =>
      each(section, 'questions', sectionPlace, (question, place) => {
        const [{ name: setName, position }, { name }] = [Object(set), Object(section)];
        if (!isJsonObject(question)) problems.push({ place, reason: 'It must be an object' });
        else {
          const setPosition = position === undefined ? {} : { setPosition: position };
          // Only a use of the bank gives a question its origin.
          const { origin: _origin, ...attributes } = question;
          rows.push({ place, set: setName, ...setPosition, section: name, attributes });
        }
      }),
    ),
  );
  return { rows, problems };
};

/** The bytes in UTF-8 of a text in another encoding, such as `windows-1252`; throws for an unknown one, and for a text that is not in it. */
export const fromEncoding = (content: Uint8Array, encoding: string): Uint8Array =>
  Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(content));

/**
 * Reads a file of questions: JSON where it begins with a brace or a bracket, else CSV with one question a line. Throws
 * `ImportStopped` for one that is neither in UTF-8 nor in UTF-16: students would read question marks.
 */
export const readQuestionFile = async (content: Uint8Array, name: string): Promise<QuestionFile> => {
  // Composed: questions are known by their texts.
  const text = (await Array.fromAsync(decode(bytesOf(content), name))).join('').trimStart().normalize('NFC');
  if (!/^[{[]/.test(text)) return readCsvRows(content, name);
  try {
    return readJsonRows(parseExact(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { rows: [], problems: [{ place: 'the file', reason: `It is no JSON: ${reason}` }] };
  }
};
