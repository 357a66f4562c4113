import { log } from '../../../runtime/log.ts';
import { inBackground } from '../../../store/background-calls.ts';
import { openStore } from '../../../store/store.ts';
import { carryOutBatch, failBatch } from './carry-out-batch.ts';
import { openLinkKeys } from './link-keys/open-link-keys.ts';
import { type BatchMessage, batchIn, mostReceives, receivesOf } from './work-queue.ts';

const handle = async (batch: string, receives: number): Promise<void> => {
  const warn = (message: string) => () => log({ level: 'warn', event: 'carry-out-invitations', batch, message });
  const store = inBackground(openStore(), {
    onWait: warn('waiting for the database …'),
    onAnswer: warn('the database answers again'),
  });
  const keys = await openLinkKeys();
  if (receives < mostReceives) return carryOutBatch(store, keys, batch);
  await failBatch(store, keys, batch, `It broke off ${mostReceives - 1} times. Ask for the invitations again.`);
  // The error sends the message to the queue that an alarm watches.
  throw new Error(`batch ${batch} was given up`);
};

/**
 * Carries out batches of invitations, from messages of the queue. A batch that broke off is repeated, and given up the
 * fifth time.
 */
export const handleBatches = async ({ Records }: { readonly Records: readonly BatchMessage[] }): Promise<void> => {
  for (const record of Records) await handle(batchIn(record), receivesOf(record));
};
