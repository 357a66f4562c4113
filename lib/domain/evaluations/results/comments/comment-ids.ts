import { type Key, keyOf, linkageEntryRange } from '../../../../store/keys.ts';
import type { Store } from '../../../../store/store.ts';
import { resultReference } from '../items.ts';

/** The keys of the items that name an evaluation's comments, and the ids that they name. */
export const readCommentIds = async (store: Store, evaluation: string): Promise<{ keys: Key[]; ids: string[] }> => {
  const { pk } = keyOf.resultComments(resultReference(evaluation), 0);
  const items = await store.queryRange(pk, linkageEntryRange('comments'));
  return {
    keys: items.map(({ sk }) => ({ pk, sk: String(sk) })),
    // `writeIds` wrote them.
    ids: items.flatMap(({ ids }) => ids as string[]),
  };
};
