import { refuse } from '../../../errors/error-kind.ts';
import { linksByFile } from '../../../errors/messages.ts';
import { commit } from '../../../model/write/commit.ts';
import { newId } from '../../../runtime/ids.ts';
import { newKey } from '../../../runtime/random.ts';
import { wholePartition } from '../../../store/keys.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { retryStale } from '../../../store/retry.ts';
import { type Condition, changeStep, deleteStep, itemAbsent } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { deliverLinksBy } from '../../evaluations/invitations/delivery.ts';
import type { LinkKeys } from '../../evaluations/invitations/link-keys/link-keys.ts';

/** The batch under which the links of a period are made that the service mails, with its key. */
export interface PeriodLinks {
  readonly batch: string;
  readonly key: Buffer;
}

/**
 * The links of a period that the service mails: the same in all mails until the period closes, or until their key is lost.
 * Throws 409 for a period whose links were made for a file.
 */
export const openLinks = (store: Store, keys: LinkKeys, period: StoredRecord, now: Date): Promise<PeriodLinks> =>
  retryStale(async () => {
    const place = messageKeyOf.mailedPeriod(period.id);
    const known = await store.get(place);
    const key = known && (await keys.read(String(known.batch)));
    if (key !== undefined) return { batch: String(known?.batch), key };
    const links = { batch: newId(), key: newKey() };
    // Before the item that names it: one that is never named is an object too many, and no student without a link.
    await keys.put(links.batch, links.key);
    const asRead: Condition = known ? { kind: 'equals', path: ['batch'], value: known.batch } : itemAbsent;
    await commit(store, () => [
      changeStep(
        place,
        { conditions: [asRead], set: [[['batch'], links.batch]] },
        () => new StaleRead('the links are others'),
      ),
      ...deliverLinksBy(period, 'service', now, () => refuse(linksByFile)),
    ]);
    return links;
  }, 'the links of the period keep changing');

/** The periods whose links have a key. */
export const mailedPeriods = async (store: Store): Promise<{ readonly period: string; readonly batch: string }[]> => {
  const { pk } = messageKeyOf.mailedPeriod('');
  const items = await store.queryRange(pk, wholePartition);
  return items.map(({ sk, batch }) => ({ period: String(sk), batch: String(batch) }));
};

/** Throws the key of a period's links away: nobody can make them any more. */
export const closeLinks = async (
  store: Store,
  keys: LinkKeys,
  { period, batch }: { readonly period: string; readonly batch: string },
): Promise<void> => {
  await keys.discard(batch);
  await store.write([deleteStep(messageKeyOf.mailedPeriod(period), () => undefined, [])]);
};
