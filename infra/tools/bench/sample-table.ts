import type { Store } from '../../../lib/store/store.ts';

/** The sample institution in a table, and a token for it. */
export interface SampleTable {
  readonly store: Store;
  readonly token: string;
  /** Id of one record of each type. */
  readonly samples: Readonly<Record<string, string>>;
}
