import { CoverageJoin } from '../../domain/evaluations/coverage/join-coverage.ts';
import type { Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { Fingerprints } from '../load/fingerprints.ts';
import { KnownIds } from '../load/known-ids.ts';
import { SeenRows } from '../load/seen-rows.ts';
import { Report } from './report.ts';

/** What the parts that load the files of one format share. */
export interface Session {
  readonly store: Store;
  readonly known: KnownIds;
  readonly seen: SeenRows;
  readonly report: Report;
  /** Lets new sections join the evaluation periods that cover their courses. */
  readonly coverage: CoverageJoin;
  /** Ids of records that a rehearsal would have made; undefined in a run that writes. */
  readonly imagined?: Fingerprints;
  /**
   * Resolves when this run may write, with steps for the writes that leave checks out: these are refused when another has
   * taken its place. Throws when that is known already.
   */
  mayWrite(): Promise<readonly Step[]>;
}

/** What the sessions of one run share, of which each loads the files of one format. */
export type Run = Omit<Session, 'store' | 'seen'>;

/** How a run begins. */
export interface RunOptions {
  readonly report?: Report | undefined;
  /** Compares everything and writes nothing. */
  readonly dryRun?: boolean | undefined;
  readonly mayWrite?: Session['mayWrite'] | undefined;
}

const always = async (): Promise<readonly Step[]> => [];

/** Begins a run. */
export const beginRun = (
  store: Store,
  { report = new Report(), dryRun = false, mayWrite = always }: RunOptions = {},
): Run => ({
  known: new KnownIds(store, '', { isRehearsal: dryRun }),
  report,
  coverage: new CoverageJoin(store),
  ...(dryRun ? { imagined: new Fingerprints() } : {}),
  mayWrite,
});

/** Begins to load the files of a source, as part of a run or alone. */
export const openSession = (store: Store, source: string, run: Run = beginRun(store)): Session => ({
  ...run,
  store,
  known: run.known.of(source),
  seen: new SeenRows(),
});
