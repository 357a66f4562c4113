import type { TokenHolder, Visibility } from '../../model/definition/visibility.ts';
import type { StoredRecord } from '../../store/record.ts';

/** Member of the records of webhooks with the token to which they belong. */
export const ownerField = 'owner';

type Token = Awaited<ReturnType<TokenHolder['caller']>>;

/** By what endpoints know the token to which they belong: the first of those that followed on each other by rotation. */
export const ownerOf = ({ id = '', line = id }: Pick<Token, 'id' | 'line'>): string => line;

/** What a token may see of webhooks: its own. */
export const ownWebhooks = async (viewer: TokenHolder): Promise<Visibility> => {
  const owner = ownerOf(await viewer.caller());
  return { keep: async (records: readonly StoredRecord[]) => records.filter((each) => each[ownerField] === owner) };
};
