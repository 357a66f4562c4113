import type { StoredRecord } from '../../store/record.ts';
import { linkageChanges } from '../../store/record-version.ts';
import { generationOf, isClosed } from './period-times.ts';

type Item = Readonly<Record<string, unknown>>;

/** What a fold notes when it has finished a period: by the changes of its linkages it is known to have other evaluations. */
export const foldedAs = (period: StoredRecord) => ({
  generation: generationOf(period),
  linkage_changes: linkageChanges(period),
});

/** Whether a fold has finished a period, by its note, and it has not been reopened since nor got other evaluations. */
export const isFolded = (note: Item | undefined, period: StoredRecord): boolean =>
  Object.entries(foldedAs(period)).every(([name, value]) => note?.[name] === value);

/** Member of a period as it was read with its companion items: whether a fold has finished it. It is not stored. */
export const foldedMember = 'is_folded';

/** How far the results of a period are that has closed, where that was read. */
export const resultsState = (record: StoredRecord, now: Date): 'in_progress' | undefined =>
  record[foldedMember] === false && isClosed(record, now) ? 'in_progress' : undefined;
