import type { Intent, MappedRow, RecordIntent } from './intent.ts';

const leaveIn = (record: RecordIntent, absent: ReadonlySet<string>): RecordIntent => {
  const { attributes, references, columns } = record;
  const isLeft = (name: string, value: unknown): boolean => value === null && absent.has(columns[name] ?? '');
  return {
    ...record,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name, value]) => !isLeft(name, value))),
    references: Object.fromEntries(
      Object.entries(references).filter(
        ([, { sourceIds, column, optional }]) => !optional || sourceIds.length > 0 || !absent.has(column),
      ),
    ),
  };
};

/**
 * Removes the fields of a row whose columns the file does not have, so that the stored values stay. An empty cell
 * clears its field.
 */
export const leaveAbsent = (row: MappedRow, absent: ReadonlySet<string>): MappedRow => {
  if (row.kind !== 'intents' || absent.size === 0) return row;
  return { ...row, intents: row.intents.map((each) => (each.kind === 'record' ? leaveIn(each, absent) : each)) };
};

/** Returns the line of the row that asks for a record or its removal. */
export const lineOf = (intent: Intent | undefined): number | undefined => {
  if (intent?.kind === 'record') return intent.origin.line;
  return intent?.kind === 'removal' ? intent.of.origin.line : undefined;
};
