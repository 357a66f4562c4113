import type { CoverageJoin } from '../evaluation/join-coverage.ts';
import type { Store } from '../store/store.ts';
import type { KnownIds } from './known-ids.ts';
import type { Report } from './report.ts';
import type { SeenRows } from './seen-rows.ts';

/** What the parts of one run share. */
export interface Session {
  readonly store: Store;
  readonly known: KnownIds;
  readonly seen: SeenRows;
  readonly report: Report;
  /** Lets new sections join the evaluation periods that cover their courses. */
  readonly coverage: CoverageJoin;
}
