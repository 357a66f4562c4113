import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { stopwatch } from '../runtime/clock.ts';
import { pauseBefore } from '../runtime/pause.ts';
import { StoreError } from './errors.ts';
import type { Calls } from './retry.ts';
import { Store } from './store.ts';

/** Error of background work: the table gave no response for as long as the work may wait. */
export class TableSilent extends Error {}

/** How long background work waits for the table, and what is called when it waits. */
export interface Waiting {
  /** Longest wait for one call, in milliseconds. */
  readonly longest?: number;
  /** How long a call takes before it is reported, in milliseconds. */
  readonly noticeAfter?: number;
  /** Called when a call takes long, once until the table answers again. */
  onWait?(): void;
  onAnswer?(): void;
}

/**
 * How long a sweep waits. The next sweep comes soon, and it finds the work that this one has begun without a new
 * search.
 */
export const sweepWaiting: Waiting = { longest: 60_000 };

const isOutage = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'unavailable' || error.code === 'throttled');

const describe = (ms: number): string => (ms < 60_000 ? `${ms / 1_000} seconds` : `${ms / 60_000} minutes`);

const fiveMinutes = 300_000;
const longestPause = 5_000;

/**
 * Calls of work for which nobody waits within seconds. Failed calls are repeated for five minutes, unless `longest` is
 * set, with pauses that double up to 5 s; then `TableSilent` is thrown, and no call is repeated until the table
 * responds again.
 */
class BackgroundCalls implements Calls {
  readonly atOnce = 8;
  readonly #longest: number;
  readonly #noticeAfter: number;
  readonly #waiting: Waiting;
  #late = 0;
  #hasGivenUp = false;

  constructor(waiting: Waiting = {}) {
    this.#longest = waiting.longest ?? fiveMinutes;
    this.#noticeAfter = waiting.noticeAfter ?? 5_000;
    this.#waiting = waiting;
  }

  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#late += 1;
      if (this.#late === 1) this.#waiting.onWait?.();
    }, this.#noticeAfter).unref();
    try {
      return await this.#repeat(call);
    } finally {
      clearTimeout(timer);
      if (isLate) this.#late -= 1;
      if (isLate && this.#late === 0 && !this.#hasGivenUp) this.#waiting.onAnswer?.();
    }
  }

  async #repeat<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const begun = stopwatch();
    for (let failed = 1; ; failed += 1) {
      try {
        const answer = await call();
        this.#hasGivenUp = false;
        return answer;
      } catch (error) {
        // A refused write also shows that the table responds.
        this.#hasGivenUp &&= isOutage(error);
        if (!isOutage(error)) throw error;
        this.#hasGivenUp ||= stopwatch() - begun >= this.#longest;
        if (this.#hasGivenUp) {
          throw new TableSilent(`The database has not answered for ${describe(this.#longest)}.`, { cause: error });
        }
        await pauseBefore(6 + failed, longestPause);
      }
    }
  }
}

// A slow table needs more time for a hundred items than the 2.5 s that a request has.
const options = { requestTimeout: 20_000 };

/** The same client, with its connections and middleware, but with more time for each call. */
const withTime = (client: DynamoDBDocumentClient): DynamoDBDocumentClient => {
  // The SDK declares `send` with a dozen signatures. The command is passed on as it came in.
  const send = (command: never) => client.send(command, options);
  return Object.create(client, { send: { value: send } }) as DynamoDBDocumentClient;
};

/** The same table for work in the background. */
export const inBackground = ({ client, tableName, ballotsTableName, meter }: Store, waiting: Waiting): Store =>
  new Store(withTime(client), tableName, { ballotsTableName, meter, calling: new BackgroundCalls(waiting) });
