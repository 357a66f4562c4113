import { refuse } from '../../../errors/error-kind.ts';
import { linksByFile } from '../../../errors/messages.ts';
import { commit } from '../../../model/write/commit.ts';
import { newId } from '../../../runtime/ids.ts';
import { newKey } from '../../../runtime/random.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { deliverLinksBy } from '../../evaluations/invitations/items.ts';
import type { LinkKeys } from '../../evaluations/invitations/link-keys/link-keys.ts';
import { dropMailedPeriod, noteMailedPeriod, readMailedPeriod } from './items.ts';

/** The batch and the key with which the service makes the mailed links of a period. */
export interface PeriodLinks {
  readonly batch: string;
  readonly key: Buffer;
}

/**
 * Returns the mailed links of a period. They are the same in all mails until the period closes, or until their key is
 * lost. Throws 409 for a period whose links were made for a file.
 */
export const openLinks = (store: Store, keys: LinkKeys, period: StoredRecord, now: Date): Promise<PeriodLinks> =>
  retryStale(async () => {
    const known = await readMailedPeriod(store, period.id);
    const key = known === undefined ? undefined : await keys.read(known);
    if (known !== undefined && key !== undefined) return { batch: known, key };
    const links = { batch: newId(), key: newKey() };
    // The key is stored before the item that names it. A key that is never named is one object too many, but no student
    // is left without a link.
    await keys.put(links.batch, links.key);
    await commit(store, () => [
      noteMailedPeriod(period.id, links.batch, known),
      ...deliverLinksBy(period, 'service', now, () => refuse(linksByFile)),
    ]);
    return links;
  }, 'the links of the period keep changing');

/** Deletes the key of a period's links, so that nobody can make them again. */
export const closeLinks = async (
  store: Store,
  keys: LinkKeys,
  { period, batch }: { readonly period: string; readonly batch: string },
): Promise<void> => {
  await keys.discard(batch);
  await store.write([dropMailedPeriod(period)]);
};
