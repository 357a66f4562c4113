import type { StoredRecord } from './record.ts';
import type { ChangeStep } from './steps.ts';

type Versioned = Pick<StoredRecord, 'version'> & {
  readonly hidden_changes?: unknown;
  readonly linkage_changes?: unknown;
};

const hiddenChanges = ({ hidden_changes: count }: Versioned): number => Number(count ?? 0);

/** How often other records have changed the linkages of a record that answers show. */
export const linkageChanges = ({ linkage_changes: count }: Versioned): number => Number(count ?? 0);

/**
 * The version that callers see: it counts the changes of linkages that answers show, which other records write, and not the
 * changes of what no answer shows.
 */
export const shownVersion = (record: Versioned): number =>
  record.version - hiddenChanges(record) + linkageChanges(record);

/** The numbers that a change adds to a record's version and counts; `isHidden` where no answer shows the change. */
export const nextVersion = (isHidden: boolean): ChangeStep['add'] => [
  [['version'], 1],
  ...(isHidden ? ([[['hidden_changes'], 1]] as const) : []),
];

/** The counts of a record after a change. */
export const inNextVersion = (record: StoredRecord, isHidden: boolean): Versioned => ({
  version: record.version + 1,
  ...(isHidden && { hidden_changes: hiddenChanges(record) + 1 }),
});
