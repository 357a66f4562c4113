import type { Attributes } from 'facet-client/types';

/** A row that was not loaded. */
export type Rejection = Attributes<'import_rejection'>;

// A spreadsheet takes a text that begins like this for a formula.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const toField = (value: string | number | null): string => {
  const text = formula.test(String(value ?? '')) ? `'${value}` : String(value ?? '');
  // A semicolon or a tab also needs quotes: it separates cells where decimals have a comma.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const header = ['file', 'row', 'column', 'value', 'reason', 'kind'];

/** Rows as CSV (RFC 4180). */
export const toCsv = (rejections: readonly Rejection[]): string => {
  const rows = rejections.map(({ file, line, column, value, reason, record_type }) =>
    [file, line, column, value, reason, record_type].map(toField).join(','),
  );
  return `${[header.join(','), ...rows].join('\r\n')}\r\n`;
};
