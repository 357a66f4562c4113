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
 * Puts due deliveries into the queue: attempts later than the queue can delay, and deliveries that the queue has lost.
 * Called on a schedule.
 */
export const sweepDeliveries = async (): Promise<void> => {
  const store = inBackground(openStore(), { longest });
  const at = now();
  const due = (await readDue(store, at)).filter(({ isClaimedOrQueued }) => !isClaimedOrQueued);
  // After an endpoint was down during the import of a university, it has a hundred thousand due deliveries, before
  // those of others.
  await forEachAtOnce(chunk(due, batchSize), atOnce, async (some) => {
    await enqueue(some.map((each) => ({ ...each, delaySeconds: 0 })));
    // The note comes after the message. A delivery that is sent to the queue twice is attempted once, and one that is
    // not sent would wait.
    await Promise.all(some.map((each) => noteSent(store, each, at)));
  });
};
