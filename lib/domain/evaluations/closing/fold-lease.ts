import { keyOf } from '../../../store/keys.ts';
import { aloneOrNot } from '../../../store/lease.ts';
import type { Store } from '../../../store/store.ts';

/** Folds or discards answers, which one process does at a time; undefined where another does it. */
export const foldAlone = <Value>(store: Store, work: () => Promise<Value>): Promise<Value | undefined> =>
  aloneOrNot(store, keyOf.foldLease, work);
