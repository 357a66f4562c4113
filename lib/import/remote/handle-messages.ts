import { env } from '../../runtime/env.ts';
import { sleep } from '../../runtime/pause.ts';
import { openStore } from '../../store/store.ts';
import { carryOutImport } from './carry-out.ts';
import { importsIn, type QueueRecord, sendOn } from './queue.ts';
import { openUploads } from './uploads/uploads.ts';

/** How long a function may still run. */
interface Clock {
  getRemainingTimeInMillis(): number;
}

// What a window of rows takes at most, and the writing of what is known by then.
const reserveMs = 120_000;
const busySeconds = 30;

const carryOut = async (id: string, clock: Clock): Promise<void> => {
  const store = openStore();
  const uploads = await openUploads(store);
  const isTimeUp = (): boolean => clock.getRemainingTimeInMillis() < reserveMs;
  for (;;) {
    const outcome = await carryOutImport(store, id, { uploads, isTimeUp });
    if (outcome === 'done') return;
    const delay = outcome === 'busy' ? busySeconds : 0;
    if (env.importQueueUrl !== undefined) return sendOn(id, delay);
    // Without a queue, on a developer's machine, the same function goes on.
    await sleep(delay * 1_000);
  }
};

/**
 * Carries out imports whose archives have been uploaded, each in steps of less than a function's 15 minutes. Called with
 * messages of the queue: from the bucket, and from the step before.
 */
export const handleMessages = async (
  event: { readonly Records: readonly QueueRecord[] },
  clock: Clock,
): Promise<void> => {
  for (const record of event.Records) for (const id of importsIn(record)) await carryOut(id, clock);
};
