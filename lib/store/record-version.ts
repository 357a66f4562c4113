import type { StoredRecord } from './record.ts';
import type { ChangeStep } from './steps.ts';

type Versioned = Pick<StoredRecord, 'version'> & {
  readonly hidden_changes?: unknown;
  readonly linkage_changes?: unknown;
};

const hiddenChanges = ({ hidden_changes: count }: Versioned): number => Number(count ?? 0);

/** Returns how often other records have changed those linkages of a record that responses show. */
export const linkageChanges = ({ linkage_changes: count }: Versioned): number => Number(count ?? 0);

/**
 * Returns the version that callers see. It counts changes by other records to linkages that responses show, and leaves
 * out changes that no response shows.
 */
export const shownVersion = (record: Versioned): number =>
  record.version - hiddenChanges(record) + linkageChanges(record);

/**
 * Returns the additions of a change to a record's version and counts; `isHidden` says that no response shows the
 * change.
 */
export const nextVersion = (isHidden: boolean): ChangeStep['add'] => [
  [['version'], 1],
  ...(isHidden ? ([[['hidden_changes'], 1]] as const) : []),
];

/** Returns the version and counts of a record after a change. */
export const inNextVersion = (record: StoredRecord, isHidden: boolean): Versioned => ({
  version: record.version + 1,
  ...(isHidden && { hidden_changes: hiddenChanges(record) + 1 }),
});
