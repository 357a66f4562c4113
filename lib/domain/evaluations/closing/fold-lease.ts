import { keyOf } from '../../../store/keys.ts';
import { aloneOrNot } from '../../../store/lease.ts';
import type { Store } from '../../../store/store.ts';

/**
 * Runs the folding or discarding of answers, which only one process may do at a time. Returns undefined if another
 * process does it.
 */
export const foldAlone = <Value>(store: Store, work: () => Promise<Value>): Promise<Value | undefined> =>
  aloneOrNot(store, keyOf.foldLease, work);
