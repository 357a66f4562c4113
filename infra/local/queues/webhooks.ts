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

// The most attempts per endpoint, so that deliveries to others never wait for it.
const atOnce = 4;

/**
 * The queue of deliveries on this machine. It attempts the deliveries that are due, a few at a time for each endpoint,
 * and continues with those of the last reading without another one.
 */
export class LocalDeliveries {
  readonly #attempt: Attempt;
  /** The deliveries that are being attempted, by endpoint. */
  readonly #running = new Map<string, Set<string>>();
  /** The deliveries that were due at the last reading and wait for room, by endpoint, the longest due first. */
  #waiting = new Map<string, Due[]>();
  readonly #attempts = new Set<Promise<void>>();

  constructor(attempt: Attempt = inFunction) {
    this.#attempt = attempt;
  }

  /**
   * Reads the deliveries that are due, and begins as many as there is room for. Returns their number; the rest begins
   * as others end.
   */
  async begin(): Promise<number> {
    const due = (await readDue(openStore(), now())).filter(({ isClaimedOrQueued }) => !isClaimedOrQueued);
    const oldestFirst = due.sort((one, other) => (one.at < other.at ? -1 : 1));
    this.#waiting = Map.groupBy(oldestFirst, ({ endpoint }) => endpoint);
    return [...this.#waiting.keys()].reduce((begun, endpoint) => begun + this.#fill(endpoint), 0);
  }

  /** Attempts all deliveries that are due, until none is left. */
  async drain(): Promise<void> {
    while ((await this.begin()) > 0 || this.#attempts.size > 0) await Promise.race(this.#attempts);
  }

  /** Begins waiting deliveries of an endpoint while there is room. Returns their number. */
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
 * Returns the pause before the next reading, in milliseconds. An imported university causes tens of thousands of
 * deliveries; reading them takes the engine's one thread half a second or more, and everything else would wait.
 */
export const restAfter = (readMs: number): number => Math.min(Math.max(soonestMs, 9 * readMs), latestMs);

const recoverEveryMs = 1_000;

const repeat = async (rest: (tookMs: number) => number, work: () => Promise<unknown>): Promise<void> => {
  // This loop runs as long as the process, and does not keep the process alive.
  for (;;) {
    const began = performance.now();
    await work().catch((error) => logError(error));
    await pause(rest(performance.now() - began));
  }
};

/**
 * Attempts deliveries and recoveries on this machine from now on, including those that an earlier server has not
 * finished.
 */
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
