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

/** Begins a run over the files of a source. */
export const openSession = (store: Store, source: string): Session => ({
  store,
  known: new KnownIds(store, source),
  seen: new SeenRows(),
  report: new Report(),
  coverage: new CoverageJoin(store),
});
