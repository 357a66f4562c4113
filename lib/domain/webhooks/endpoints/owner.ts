import { ownerOf } from '../../../access/owner.ts';
import type { TokenHolder, Visibility } from '../../../model/definition/visibility.ts';
import type { StoredRecord } from '../../../store/record.ts';

/** Member of the records of webhooks with the token to which they belong. */
export const ownerField = 'owner';

/** Returns the webhooks that a token may see: its own. */
export const ownWebhooks = async (viewer: TokenHolder): Promise<Visibility> => {
  const owner = ownerOf(await viewer.caller());
  return { keep: async (records: readonly StoredRecord[]) => records.filter((each) => each[ownerField] === owner) };
};
