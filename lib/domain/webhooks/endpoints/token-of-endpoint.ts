import { goodToken, type Holder } from '../../../access/owner.ts';
import type { Store } from '../../../store/store.ts';
import { readOwned } from './owned-endpoints.ts';

/** Who has the endpoints of an owner now; undefined where that is not valid any more. */
export const tokenOf = async (store: Store, owner: string, now: Date): Promise<Holder | undefined> => {
  const owned = await readOwned(store, owner);
  return owned && goodToken(store, owned, now);
};
