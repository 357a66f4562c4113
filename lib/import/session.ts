import { CoverageJoin } from '../evaluation/join-coverage.ts';
import type { Store } from '../store/store.ts';
import { KnownIds } from './known-ids.ts';
import { Report } from './report.ts';
import { SeenRows } from './seen-rows.ts';

/** What the parts of one run share. */
export interface Session {
  readonly store: Store;
  readonly known: KnownIds;
  readonly seen: SeenRows;
  readonly report: Report;
  /** Lets new sections join the evaluation periods that cover their courses. */
  readonly coverage: CoverageJoin;
}

/** What the sessions of one run share, of which each loads the files of one format. */
export type Run = Pick<Session, 'known' | 'report' | 'coverage'>;

const beginRun = (store: Store): Run => ({
  known: new KnownIds(store, ''),
  report: new Report(),
  coverage: new CoverageJoin(store),
});

/** Begins to load the files of a source, as part of a run or alone. */
export const openSession = (store: Store, source: string, run: Run = beginRun(store)): Session => ({
  ...run,
  store,
  known: run.known.of(source),
  seen: new SeenRows(),
});
