/** A value of a row. */
export type Cell = string | number | null;

/** A row by the names of its columns; all rows have the same. */
export type Row = Readonly<Record<string, Cell>>;

// A spreadsheet takes such a text for a formula and carries it out, that of some languages also in wide signs.
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

// Semicolons and tabs too: where commas separate decimals, a spreadsheet takes them for the end of a cell, and what comes
// after them for a formula.
const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellOf = (cell: Cell | undefined): string => {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell);
  return quoted(isFormula(cell) ? `'${cell}` : cell);
};

/** Rows as CSV (RFC 4180) with a header; a text that a spreadsheet would take for a formula begins with an apostrophe. */
export const toCsv = (columns: readonly string[], rows: readonly Row[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => cellOf(row[name])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

/** Rows as lines of JSON. */
export const toNdjson = (rows: readonly Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
