import { ImportStopped } from './import-stopped.ts';

/**
 * One row of a CSV file; `problem` says why its fields cannot be trusted. `line` is the one on which it begins.
 *
 * A parser of our own, because csv-parse 7 counts a CRLF inside quotes as two lines and loses the good rows that follow a
 * malformed one, while every report here names a line and one bad row must not cost others.
 */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
  readonly problem?: string;
}

interface Scanned {
  readonly fields: string[];
  /** Where the next row begins. */
  readonly next: number;
  /** Line breaks in the row, its own end included. */
  readonly lines: number;
  readonly problem?: string;
}

/** Most characters of one row: more is a quote that was never closed, or an attack. */
export const maxRowLength = 1024 * 1024;

/** Most fields of one row; the widest file of a university has some fifty columns. */
export const maxFields = 1_000;

/** Most characters of one field: twice the longest text that any attribute takes. */
export const maxFieldLength = 100_000;

/** Most rows of a file without any value: a spreadsheet saves a million of them at most, and more are an attack on time. */
export const maxEmptyRows = 2_000_000;

const comma = 0x2c;
const quote = '"';
const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

const endOfField = (text: string, start: number): number => {
  let position = start;
  for (; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === comma || code === carriageReturn || code === lineFeed) break;
  }
  return position;
};

const skipBlanks = (text: string, start: number): number => {
  let position = start;
  while (isBlank(text.charCodeAt(position))) position += 1;
  return position;
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

/** One field of a row: its value, where it ends, its line breaks. */
interface ScannedField {
  readonly value: string;
  readonly end: number;
  readonly lines: number;
  readonly isMalformed: boolean;
}

const scanQuoted = (text: string, opening: number, atEnd: boolean): ScannedField | undefined => {
  const closing = closingQuote(text, opening + 1);
  // A quote at the very end may be the first half of a doubled one.
  if (closing === undefined || (closing + 1 === text.length && !atEnd)) return undefined;
  const value = text.slice(opening + 1, closing);
  const end = endOfField(text, closing + 1);
  const isMalformed = text.slice(closing + 1, end).trim() !== '';
  return { value: value.replaceAll('""', quote), end, lines: lineBreaks(value), isMalformed };
};

/** Reads one field; undefined when the text ends before it is known where the field does. */
const scanField = (text: string, start: number, atEnd: boolean): ScannedField | undefined => {
  const opening = skipBlanks(text, start);
  if (text[opening] === quote) return scanQuoted(text, opening, atEnd);
  const end = endOfField(text, opening);
  return { value: text.slice(opening, end), end, lines: 0, isMalformed: false };
};

/** Where the next row begins after a row that ends at `end`; undefined when a line feed may still follow. */
const afterRow = (text: string, end: number, atEnd: boolean): number | undefined => {
  if (end >= text.length) return atEnd ? end : undefined;
  if (text.charCodeAt(end) === lineFeed) return end + 1;
  if (end + 1 === text.length && !atEnd) return undefined;
  return text.charCodeAt(end + 1) === lineFeed ? end + 2 : end + 1;
};

/** What is wrong with a field as the next one of a row; undefined when nothing is. */
const problemOf = ({ value, isMalformed }: ScannedField, fields: readonly string[]): string | undefined => {
  if (isMalformed) return 'has text after a closing quote';
  if (fields.length === maxFields) return `has more than ${maxFields} fields`;
  return value.length > maxFieldLength ? `has a field of more than ${maxFieldLength} characters` : undefined;
};

/** Reads one row; undefined when the text ends before it is known where the row does. */
const scanRow = (text: string, start: number, atEnd: boolean): Scanned | undefined => {
  const fields: string[] = [];
  let problem: string | undefined;
  let [position, lines] = [start, 1];
  for (;;) {
    const field = scanField(text, position, atEnd);
    if (field === undefined) return undefined;
    problem ??= problemOf(field, fields);
    if (fields.length < maxFields) fields.push(field.value);
    lines += field.lines;
    if (text.charCodeAt(field.end) !== comma) {
      const next = afterRow(text, field.end, atEnd);
      return next === undefined ? undefined : { fields, next, lines, ...(problem === undefined ? {} : { problem }) };
    }
    position = field.end + 1;
  }
};

const decode = async function* (bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  // Removes the byte order mark; a file in another encoding must not turn names into question marks.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const attempt = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new ImportStopped(`${file} is not in UTF-8.`);
    }
  };
  for await (const chunk of bytes) yield attempt(chunk);
  yield attempt();
};

const tooLong = (file: string, line: number): ImportStopped =>
  new ImportStopped(`${file}, line ${line}: the row is longer than 1 MiB; a closing quote may be missing.`);

const tooEmpty = (file: string): ImportStopped =>
  new ImportStopped(`${file} has more than ${maxEmptyRows} empty rows.`);

/** Streams the rows of CSV text in UTF-8, whatever its line ends; empty lines are left out. Throws `ImportStopped`. */
export const readCsv = async function* (bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<CsvRow> {
  let [text, line, emptyRows] = ['', 1, 0];
  const takeRows = function* (atEnd: boolean): Generator<CsvRow> {
    let start = 0;
    while (start < text.length) {
      const row = scanRow(text, start, atEnd);
      if ((row?.next ?? text.length) - start > maxRowLength) throw tooLong(file, line);
      if (row === undefined) break;
      const { fields, problem } = row;
      if (problem !== undefined) yield { line, fields, problem };
      else if (fields.some((field) => field.trim() !== '')) yield { line, fields };
      else if (++emptyRows > maxEmptyRows) throw tooEmpty(file);
      line += row.lines;
      start = row.next;
    }
    text = text.slice(start);
  };
  let waiting = '';
  for await (const chunk of decode(bytes, file)) {
    waiting += chunk;
    // A row that goes on is read again only when there is twice as much of it: its reading would take the square of it.
    if (waiting.length < text.length) continue;
    text += waiting;
    waiting = '';
    yield* takeRows(false);
  }
  text += waiting;
  yield* takeRows(true);
  if (text !== '') throw new ImportStopped(`${file} ends inside the quoted field of the row on line ${line}.`);
};
