import { messageOf } from '../../../lib/domain/webhooks/deliveries/delivery-queue.ts';
import { type Due, readDue } from '../../../lib/domain/webhooks/deliveries/items.ts';
import { now } from '../../../lib/runtime/clock.ts';
import { pause } from '../../../lib/runtime/pause.ts';
import { openStore } from '../../../lib/store/store.ts';
import { logError } from '../process/log-error.ts';

type Attempt = (due: Due) => Promise<void>;

const inFunction: Attempt = async (due) => {
  const { attemptDeliveries } = await import('../../../functions/service/attempt-deliveries.ts');
  await attemptDeliveries({ Records: [{ body: messageOf(due) }] });
};

// Per endpoint, so that deliveries to others never wait for it.
const atOnce = 4;

/**
 * The queue of deliveries on this machine: attempts what is due in the table, a few at a time for each endpoint. The
 * deliveries of the last reading continue without being read again.
 */
export class LocalDeliveries {
  readonly #attempt: Attempt;
  /** The deliveries that are being attempted, by endpoint. */
  readonly #running = new Map<string, Set<string>>();
  /** What was due when it was last read and has found no room yet, by endpoint, the longest due first. */
  #waiting = new Map<string, Due[]>();
  readonly #attempts = new Set<Promise<void>>();

  constructor(attempt: Attempt = inFunction) {
    this.#attempt = attempt;
  }

  /** Reads what is due, and begins what has room; answers how much that was. The rest begins as others end. */
  async begin(): Promise<number> {
    const due = (await readDue(openStore(), now())).filter(({ isClaimedOrQueued }) => !isClaimedOrQueued);
    const oldestFirst = due.sort((one, other) => (one.at < other.at ? -1 : 1));
    this.#waiting = Map.groupBy(oldestFirst, ({ endpoint }) => endpoint);
    return [...this.#waiting.keys()].reduce((begun, endpoint) => begun + this.#fill(endpoint), 0);
  }

  /** Attempts all that is due, until nothing is. */
  async drain(): Promise<void> {
    while ((await this.begin()) > 0 || this.#attempts.size > 0) await Promise.race(this.#attempts);
  }

  /** Begins what waits of an endpoint, as long as there is room; answers how much that was. */
  #fill(endpoint: string): number {
    const running = this.#running.get(endpoint) ?? new Set();
    this.#running.set(endpoint, running);
    const waiting = this.#waiting.get(endpoint) ?? [];
    let begun = 0;
    while (running.size < atOnce) {
      const next = waiting.shift();
      if (next === undefined) break;
      if (running.has(next.delivery)) continue;
      this.#beginOne(next, running);
      begun += 1;
    }
    return begun;
  }

  #beginOne(due: Due, running: Set<string>): void {
    const { endpoint, delivery } = due;
    running.add(delivery);
    const attempt = this.#attempt(due)
      .catch((error) => logError(error))
      .finally(() => {
        running.delete(delivery);
        this.#attempts.delete(attempt);
        this.#fill(endpoint);
      });
    this.#attempts.add(attempt);
  }
}

const [soonestMs, latestMs] = [200, 5_000];

/**
 * How long to wait before what is due is read again. A university that was imported is tens of thousands of deliveries,
 * which take the engine's one thread half a second and more to read: all else would wait for it.
 */
export const restAfter = (readMs: number): number => Math.min(Math.max(soonestMs, 9 * readMs), latestMs);

const recoverEveryMs = 1_000;

const repeat = async (rest: (tookMs: number) => number, work: () => Promise<unknown>): Promise<void> => {
  // It runs as long as the process, and does not keep the process alive.
  for (;;) {
    const began = performance.now();
    await work().catch((error) => logError(error));
    await pause(rest(performance.now() - began));
  }
};

/** Delivers and recovers on this machine from now on: also what an earlier server had not finished. */
export const takeDeliveries = (): void => {
  const deliveries = new LocalDeliveries();
  void repeat(restAfter, () => deliveries.begin());
  void repeat(
    () => recoverEveryMs,
    async () => {
      const { carryOutRecoveries } = await import('../../../functions/service/carry-out-recoveries.ts');
      await carryOutRecoveries({});
    },
  );
};
