import type { Source } from '../../files/source.ts';
import { readValidRows, type Table, type ValidRow } from '../../files/table.ts';
import { type MappedRow, mappedTo, type RecordIntent } from '../intent.ts';
import { rejectWord } from '../values.ts';

/** Whether the subject of a row exists, by its status; an empty status says that it does. */
export type Presence = 'present' | 'removed';

export type Statuses = Readonly<Record<string, Presence>>;

/** The statuses of accounts, terms, sections, cross-listings and administrators. */
const activeOrDeleted: Statuses = { active: 'present', deleted: 'removed' };

/** The presence that the status of a row states; the rejected row when the status is unknown. */
export const presenceOf = (
  line: number,
  status: string,
  statuses: Statuses = activeOrDeleted,
): Presence | MappedRow => {
  const word = status.toLowerCase();
  if (word === '') return 'present';
  if (Object.hasOwn(statuses, word)) return statuses[word] ?? 'present';
  return rejectWord(line, 'status', status, Object.keys(statuses));
};

export const mapByStatus = (record: RecordIntent, status: string, statuses?: Statuses): MappedRow => {
  const presence = presenceOf(record.origin.line, status, statuses);
  if (presence === 'removed') return mappedTo({ kind: 'removal', of: record });
  return presence === 'present' ? mappedTo(record) : presence;
};

/** The rows of a file whose subjects exist. Throws `ImportStopped`. */
export const readPresentRows = async function* <Column extends string>(
  source: Source,
  table: Table<Column | 'status'>,
  statuses?: Statuses,
): AsyncGenerator<ValidRow<Column | 'status'>> {
  for await (const row of readValidRows(source, table)) {
    if (presenceOf(row.line, row.values.status, statuses) === 'present') yield row;
  }
};
