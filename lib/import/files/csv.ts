import { decode } from './decode.ts';
import { ImportStopped } from './import-stopped.ts';

const separators = [',', ';', '\t'];

// A quoted name is replaced by a quote, so that a tab after it does not count as a blank at the start of the line.
const quote = '"';
const quoted = /"(?:[^"]|"")*"?/g;

/**
 * Returns the character between the fields of a CSV text, from its first line that is not empty; a comma if the line
 * has none.
 */
export const separatorOf = (text: string): string => {
  const [line = ''] = text
    .replaceAll(quoted, quote)
    .trimStart()
    .split(/[\r\n]/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

// Excel writes this line before a table and does not show it.
const separatorLine = /^\s*"?sep=(?<separator>[,;\t|])"?(?:\r\n?|\n)/i;

// A text of this length without a line end is no table.
const longestHeader = 65_536;

/** Whether a text is long enough to recognise its separator. */
export const hasFirstLine = (text: string): boolean => text.length > longestHeader || /[\r\n]/.test(text.trimStart());

/**
 * One row of a CSV file; `problem` says why its fields cannot be trusted, and `line` is the line where it begins. This
 * parser replaces csv-parse 7, which counts a CRLF inside quotes as two lines and loses the good rows after a malformed
 * one. Here each report names a line, and one bad row must not affect others.
 */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
  readonly problem?: string;
  /** The file ends with this row, without a line end. */
  readonly isUnended?: true;
}

interface Scanned {
  readonly fields: string[];
  /** The position of the next row. */
  readonly next: number;
  /** The number of line breaks in the row, with its own end. */
  readonly lines: number;
  readonly problem?: string;
}

/** The maximum number of characters of one row. A longer row has a quote that was never closed, or is an attack. */
const maxRowLength = 1024 * 1024;

/** Most fields of one row; the widest file of a university has some fifty columns. */
const maxFields = 1_000;

/** Most characters of one field: twice the longest text that any attribute takes. */
const maxFieldLength = 100_000;

/**
 * The maximum number of rows without any value in a file. A spreadsheet saves at most a million of them; more are an
 * attack on processing time.
 */
export const maxEmptyRows = 2_000_000;

const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

/** A text, and the character between its fields. */
interface Separated {
  readonly text: string;
  readonly separator: number;
}

const endOfField = ({ text, separator }: Separated, start: number): number => {
  let position = start;
  for (; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === separator || code === carriageReturn || code === lineFeed) break;
  }
  return position;
};

const skipBlanks = ({ text, separator }: Separated, start: number): number => {
  let position = start;
  for (;;) {
    const code = text.charCodeAt(position);
    if (!isBlank(code) || code === separator) return position;
    position += 1;
  }
};

/** Position of the quote that closes a field; undefined when the text ends before it. */
const closingQuote = (text: string, start: number): number | undefined => {
  for (let position = start; ; position += 2) {
    position = text.indexOf(quote, position);
    if (position === -1) return undefined;
    if (text[position + 1] !== quote) return position;
  }
};

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** One field of a row: its value, its end position and its line breaks. */
interface ScannedField {
  readonly value: string;
  readonly end: number;
  readonly lines: number;
  readonly isMalformed: boolean;
}

const scanQuoted = (given: Separated, opening: number, atEnd: boolean): ScannedField | undefined => {
  const { text } = given;
  const closing = closingQuote(text, opening + 1);
  // A quote at the very end may be the first half of a doubled one.
  if (closing === undefined || (closing + 1 === text.length && !atEnd)) return undefined;
  const value = text.slice(opening + 1, closing);
  const end = endOfField(given, closing + 1);
  const isMalformed = text.slice(closing + 1, end).trim() !== '';
  return { value: value.replaceAll('""', quote), end, lines: lineBreaks(value), isMalformed };
};

/** Reads one field; returns undefined when the text ends before the end of the field is known. */
const scanField = (given: Separated, start: number, atEnd: boolean): ScannedField | undefined => {
  const { text } = given;
  const opening = skipBlanks(given, start);
  if (text[opening] === quote) return scanQuoted(given, opening, atEnd);
  const end = endOfField(given, opening);
  return { value: text.slice(opening, end), end, lines: 0, isMalformed: false };
};

/** Returns the position of the next row after a row that ends at `end`; undefined when a line feed may still follow. */
const afterRow = (text: string, end: number, atEnd: boolean): number | undefined => {
  if (end >= text.length) return atEnd ? end : undefined;
  if (text.charCodeAt(end) === lineFeed) return end + 1;
  if (end + 1 === text.length && !atEnd) return undefined;
  return text.charCodeAt(end + 1) === lineFeed ? end + 2 : end + 1;
};

/** Returns what is wrong with a field as the next one of a row; undefined if nothing is wrong. */
const problemOf = ({ value, isMalformed }: ScannedField, fields: readonly string[]): string | undefined => {
  if (isMalformed) return 'has text after a closing quote';
  if (fields.length === maxFields) return `has more than ${maxFields} fields`;
  return value.length > maxFieldLength ? `has a field of more than ${maxFieldLength} characters` : undefined;
};

/** Reads one row; returns undefined when the text ends before the end of the row is known. */
const scanRow = (given: Separated, start: number, atEnd: boolean): Scanned | undefined => {
  const { text, separator } = given;
  const fields: string[] = [];
  let problem: string | undefined;
  let [position, lines] = [start, 1];
  for (;;) {
    const field = scanField(given, position, atEnd);
    if (field === undefined) return undefined;
    problem ??= problemOf(field, fields);
    if (fields.length < maxFields) fields.push(field.value);
    lines += field.lines;
    if (text.charCodeAt(field.end) !== separator) {
      const next = afterRow(text, field.end, atEnd);
      return next === undefined ? undefined : { fields, next, lines, ...(problem === undefined ? {} : { problem }) };
    }
    position = field.end + 1;
  }
};

const tooLong = (file: string, line: number): ImportStopped =>
  new ImportStopped(`${file}, line ${line}: the row is longer than 1 MiB; a closing quote may be missing.`);

const tooEmpty = (file: string): ImportStopped =>
  new ImportStopped(`${file} has more than ${maxEmptyRows} empty rows.`);

/** Streams the rows of CSV text, whatever its encoding, separator and line ends; empty lines are left out. Throws `ImportStopped`. */
export const readCsv = async function* (bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<CsvRow> {
  let [text, line, emptyRows] = ['', 1, 0];
  let separator: number | undefined;
  const takeRows = function* (atEnd: boolean): Generator<CsvRow> {
    let start = 0;
    if (separator === undefined && (atEnd || hasFirstLine(text))) {
      const said = separatorLine.exec(text);
      separator = (said?.groups?.separator ?? separatorOf(text)).charCodeAt(0);
      start = said?.[0].length ?? 0;
      line += lineBreaks(said?.[0] ?? '');
    }
    while (separator !== undefined && start < text.length) {
      const row = scanRow({ text, separator }, start, atEnd);
      if ((row?.next ?? text.length) - start > maxRowLength) throw tooLong(file, line);
      if (row === undefined) break;
      const { fields, problem } = row;
      const isUnended = atEnd && row.next === text.length && !/[\r\n]$/.test(text);
      const ended = isUnended ? { isUnended } : {};
      if (problem !== undefined) yield { line, fields, problem, ...ended };
      else if (fields.some((field) => field.trim() !== '')) yield { line, fields, ...ended };
      else if (++emptyRows > maxEmptyRows) throw tooEmpty(file);
      line += row.lines;
      start = row.next;
    }
    text = text.slice(start);
  };
  let waiting = '';
  for await (const chunk of decode(bytes, file)) {
    waiting += chunk;
    // An incomplete row is read again only when the text has doubled. Otherwise the time for reading would grow with
    // the square of the row's length.
    if (waiting.length < text.length) continue;
    text += waiting;
    waiting = '';
    yield* takeRows(false);
  }
  text += waiting;
  yield* takeRows(true);
  if (text !== '') throw new ImportStopped(`${file} ends inside the quoted field of the row on line ${line}.`);
};
