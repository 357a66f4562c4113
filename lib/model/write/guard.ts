import type { StoredRecord } from '../../store/record.ts';
import type { Step } from '../../store/steps.ts';
import type { Change } from '../validation/change.ts';

/** What a write makes of a record; without `before` it creates it, without `after` it deletes it. */
export interface GuardedWrite {
  readonly before?: StoredRecord | undefined;
  readonly after?: StoredRecord | undefined;
  /** The requested change; undefined for a deletion. */
  readonly change?: Change;
}

/** Throws what forbids a write; answers steps that check it again in the write's own transaction. */
export type Guard = (write: GuardedWrite) => Promise<readonly Step[]>;
