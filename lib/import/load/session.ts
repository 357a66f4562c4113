import { DryRunStore } from '../../store/dry-run-store.ts';
import type { Store } from '../../store/store.ts';
import type { Stage } from '../formats/format.ts';
import { Report } from '../report/report.ts';
import { KnownIds } from './known-ids.ts';
import { Renames } from './renames.ts';
import { SeenRows } from './seen-rows.ts';
import { dryRunUpdates, tableUpdates, type Updates } from './updates.ts';

/** What the loading and removing of one format's files share. */
export interface Session {
  readonly store: Store;
  readonly known: KnownIds;
  readonly seen: SeenRows;
  readonly report: Report;
  readonly updates: Updates;
  readonly renames: Renames;
  /** The user that the import is for; undefined for an import of an integration or an operator. */
  readonly person: string | undefined;
  /** All stages of the files, to be read again where a row depends on all others. */
  readonly stages: readonly Stage[];
  /** The stages that have rows with removals. Only these are read again at the end. */
  readonly removing: Set<Stage>;
}

/** What the sessions of one run share. */
export type Run = Omit<Session, 'seen' | 'removing' | 'renames' | 'stages'>;

export interface RunOptions {
  readonly report?: Report | undefined;
  /** Compares everything and writes nothing. */
  readonly dryRun?: boolean | undefined;
  readonly person?: string | undefined;
}

export const beginRun = (table: Store, { report = new Report(), dryRun = false, person }: RunOptions = {}): Run => {
  const store = dryRun ? new DryRunStore(table) : table;
  const updates = dryRun ? dryRunUpdates : tableUpdates(store);
  return { store, known: new KnownIds(store, ''), report, updates, person };
};

/** Begins to load the files of a source. */
export const openSession = (run: Run, source: string, stages: readonly Stage[] = []): Session => ({
  ...run,
  known: run.known.of(source),
  seen: new SeenRows(),
  renames: new Renames(),
  stages,
  removing: new Set(),
});
