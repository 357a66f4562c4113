import { messageOf } from '../../lib/domain/webhooks/delivery-queue.ts';
import { type Due, readDue } from '../../lib/domain/webhooks/due.ts';
import { now } from '../../lib/runtime/clock.ts';
import { pause } from '../../lib/runtime/pause.ts';
import { openStore } from '../../lib/store/store.ts';
import { logError } from './log-error.ts';

type Attempt = (due: Due) => Promise<void>;

const inFunction: Attempt = async (due) => {
  const { attemptDeliveries } = await import('../../functions/service/attempt-deliveries.ts');
  await attemptDeliveries({ Records: [{ body: messageOf(due) }] });
};

// Of one endpoint, so that those of others never wait for it.
const atOnce = 4;

/** The queue of deliveries on this machine: what is due in the table is attempted, of each endpoint a few at a time. */
export class LocalDeliveries {
  readonly #attempt: Attempt;
  /** The deliveries that are being attempted, by endpoint. */
  readonly #running = new Map<string, Set<string>>();
  readonly #attempts = new Set<Promise<void>>();

  constructor(attempt: Attempt = inFunction) {
    this.#attempt = attempt;
  }

  /** Begins what is due and has room; answers how much that was. */
  async begin(): Promise<number> {
    const due = (await readDue(openStore(), now())).filter(({ isTaken }) => !isTaken);
    const oldestFirst = due.sort((one, other) => (one.at < other.at ? -1 : 1));
    return oldestFirst.filter((each) => this.#beginOne(each)).length;
  }

  /** Attempts all that is due, until nothing is. */
  async drain(): Promise<void> {
    while ((await this.begin()) > 0 || this.#attempts.size > 0) await Promise.race(this.#attempts);
  }

  #beginOne(due: Due): boolean {
    const { endpoint, delivery } = due;
    const running = this.#running.get(endpoint) ?? new Set();
    if (running.size >= atOnce || running.has(delivery)) return false;
    this.#running.set(endpoint, running.add(delivery));
    const attempt = this.#attempt(due)
      .catch((error) => logError(error))
      .finally(() => {
        running.delete(delivery);
        this.#attempts.delete(attempt);
      });
    this.#attempts.add(attempt);
    return true;
  }
}

const deliverEveryMs = 200;
const recoverEveryMs = 1_000;

const repeat = async (everyMs: number, work: () => Promise<unknown>): Promise<void> => {
  // For as long as the process lives, which it is not kept for.
  for (;;) {
    await work().catch((error) => logError(error));
    await pause(everyMs);
  }
};

/** Delivers and recovers on this machine from now on: also what an earlier server had not finished. */
export const takeDeliveries = (): void => {
  const deliveries = new LocalDeliveries();
  void repeat(deliverEveryMs, () => deliveries.begin());
  void repeat(recoverEveryMs, async () => {
    const { carryOutRecoveries } = await import('../../functions/service/carry-out-recoveries.ts');
    await carryOutRecoveries({});
  });
};
