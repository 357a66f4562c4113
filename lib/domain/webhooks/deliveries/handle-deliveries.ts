import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { now } from '../../../runtime/clock.ts';
import { inBackground } from '../../../store/background-calls.ts';
import { openStore } from '../../../store/store.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { batchSize, type DeliveryMessage, dueIn, enqueue } from './delivery-queue.ts';
import { noteSent, readDue } from './items.ts';

// An attempt has 15 seconds, and its function 25.
const longest = 5_000;

const atOnce = 8;

/** Attempts deliveries, called with messages of the queue, not for a request. */
export const handleDeliveries = async ({
  Records,
}: {
  readonly Records: readonly DeliveryMessage[];
}): Promise<void> => {
  for (const message of Records) await attemptDelivery(inBackground(openStore(), { longest }), dueIn(message));
};

/**
 * Puts what is due into the queue: attempts that are to be made later than the queue holds back, and those that it has lost.
 * Called on a schedule.
 */
export const sweepDeliveries = async (): Promise<void> => {
  const store = inBackground(openStore(), { longest });
  const at = now();
  const due = (await readDue(store, at)).filter(({ isClaimedOrQueued }) => !isClaimedOrQueued);
  // An endpoint that was down while a university was imported has a hundred thousand due at a time, before those of others.
  await forEachAtOnce(chunk(due, batchSize), atOnce, async (some) => {
    await enqueue(some.map((each) => ({ ...each, delaySeconds: 0 })));
    // Afterwards: what is sent twice is attempted once, what is not sent would wait.
    await Promise.all(some.map((each) => noteSent(store, each, at)));
  });
};
