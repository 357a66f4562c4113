import { env } from '../../runtime/env.ts';
import { log } from '../../runtime/log.ts';
import { sleep } from '../../runtime/pause.ts';
import { inBackground, TableSilent } from '../../store/background-calls.ts';
import { StoreError } from '../../store/errors.ts';
import { openStore, type Store } from '../../store/store.ts';
import { carryOutImport, failImport } from './carry-out.ts';
import { importsIn, mostReceives, type QueueRecord, receivesOf, sendOn } from './queue.ts';
import { openUploads } from './uploads/uploads.ts';

/** How long a function may still run. */
interface Clock {
  getRemainingTimeInMillis(): number;
}

/** What handles messages. */
type MessageHandler = (event: { readonly Records: readonly QueueRecord[] }, clock: Clock) => Promise<void>;

/** How long a handler waits. */
interface HandlerOptions {
  /** Longest wait for the table, in milliseconds; five minutes unless said. */
  readonly longest?: number;
  /** Pause in milliseconds before a failed step is repeated, if no queue repeats it. */
  readonly retryAfter?: number;
}

// The time kept in reserve: one window of rows at most, and then the writing of the checkpoint.
const reserveMs = 120_000;
const busySeconds = 30;

const carryOut = async (store: Store, id: string, clock: Clock): Promise<void> => {
  const uploads = await openUploads(store);
  const isTimeUp = (): boolean => clock.getRemainingTimeInMillis() < reserveMs;
  for (;;) {
    const outcome = await carryOutImport(store, id, { uploads, isTimeUp });
    if (outcome === 'done') return;
    const delay = outcome === 'busy' ? busySeconds : 0;
    if (env.importQueueUrl !== undefined) return sendOn(id, delay);
    // Without a queue, on a developer's machine, this function continues itself.
    await sleep(delay * 1_000);
  }
};

const openPatientStore = (id: string, longest?: number): Store => {
  const warn = (message: string) => () => log({ level: 'warn', event: 'carry-out-import', import: id, message });
  return inBackground(openStore(), {
    ...(longest !== undefined && { longest }),
    onWait: warn('waiting for the database …'),
    onAnswer: warn('the database answers again'),
  });
};

// If the error is not the table's, only the operator's log shows it, because it may contain more than an importer may
// know.
const reasonOf = (error: unknown): string => {
  if (error instanceof TableSilent) return error.message;
  return error instanceof StoreError
    ? `The database refuses the work (${error.code}).`
    : 'Something went wrong on our side.';
};

const giveUp = (store: Store, id: string, reason: string): Promise<void> =>
  failImport(store, id, `It broke off ${mostReceives - 1} times. ${reason} Import the set again to finish it.`);

const handleOnce = async (store: Store, id: string, { clock, receives }: { clock: Clock; receives: number }) => {
  if (receives < mostReceives) return carryOut(store, id, clock);
  await giveUp(store, id, 'Its worker died, or the database did not answer.');
  // The error sends the message to the queue of failed ones, where an alarm watches and from where it can be sent
  // again.
  throw new Error(`import ${id} was given up`);
};

/** If no queue delivers a message again, this function repeats the step itself. */
const handleUntilDone = async (id: string, clock: Clock, { longest, retryAfter = 5_000 }: HandlerOptions) => {
  for (let receives = 1; ; receives += 1) {
    const store = openPatientStore(id, longest);
    try {
      return await carryOut(store, id, clock);
    } catch (error) {
      log({
        level: 'error',
        event: 'carry-out-import',
        import: id,
        error: String(error),
        cause: String(Object(error).cause),
      });
      if (receives + 1 === mostReceives) return giveUp(openPatientStore(id, longest), id, reasonOf(error));
      await sleep(retryAfter);
    }
  }
};

/** A handler of messages; `options` say how long it waits for the table. */
export const messageHandler =
  (options: HandlerOptions = {}): MessageHandler =>
  async ({ Records }, clock) => {
    for (const record of Records) {
      for (const id of importsIn(record)) {
        if (env.importQueueUrl === undefined) await handleUntilDone(id, clock, options);
        else await handleOnce(openPatientStore(id, options.longest), id, { clock, receives: receivesOf(record) });
      }
    }
  };

/**
 * Carries out imports whose archives have been uploaded, each in steps shorter than a function's 15 minutes. The
 * messages of the queue come from the bucket and from earlier steps. A step that broke off is repeated; an import whose
 * steps break off too often ends as `failed`.
 */
export const handleMessages: MessageHandler = messageHandler();
