import { readCsv } from '../files/csv.ts';
import { printable } from '../files/origin.ts';
import type { Source } from '../files/source.ts';
import { columnsOf, type Table } from '../files/table.ts';
import { isOneOff, plain } from './likely-meant.ts';

/** The names of the columns in the header of a file. */
export const namesIn = async (source: Source, file: string): Promise<Set<string>> => {
  for await (const row of readCsv(source.open(file), file)) return new Set(columnsOf(row));
  return new Set();
};

const mostNamed = 10;

/** The column that a name is likely meant to be: `e-mail` → `email`. */
const guessOf = (name: string, columns: readonly string[]): string | undefined =>
  columns.find((column) => plain(column) === plain(name)) ??
  columns.find((column) => isOneOff(plain(column), plain(name)));

/**
 * Reports which columns of a table's files are not read, each with the column that was likely meant. Leaves out the
 * other columns of the format (`known`) and the extensions of OneRoster, `metadata.…`.
 */
export const remarksOnColumns = async (
  source: Source,
  { file: name, required, optional }: Table,
  known: readonly string[] = [],
): Promise<string[]> => {
  const columns = [...required, ...optional];
  const passed = new Set(['', ...columns, ...known].map((each) => each.toLowerCase()));
  const remarks: string[] = [];
  for (const file of source.filesOf(name)) {
    const unread = [...(await namesIn(source, file)).difference(passed)].filter(
      (each) => !each.startsWith('metadata.'),
    );
    const named = unread.slice(0, mostNamed).map((each) => {
      const guess = guessOf(each, columns);
      return guess === undefined ? printable(each) : `${printable(each)} (${guess}?)`;
    });
    if (named.length > 0) remarks.push(`${printable(file)} has columns that are not read: ${named.join(', ')}`);
  }
  return remarks;
};
