import { setTimeout as sleep } from 'node:timers/promises';
import { consumedSortKey, type StreamEvent, type StreamRecord } from '../../../lib/domain/changes/stream-event.ts';
import { streamConsumption } from '../../service/stream-consumption.ts';
import { type StreamCalls, StreamRefused } from './stream-calls.ts';

/** The last sequence number that was consumed of each shard. */
export type Consumed = Readonly<Record<string, string>>;

/** Returns whether an event is about a record, as for the consumer of the feed. */
export const isOfRecord = ({ dynamodb }: StreamRecord): boolean =>
  dynamodb.Keys[streamConsumption.filteredKey]?.S === consumedSortKey;

/** The consumer of a stream, and how it is called. */
export interface Following {
  readonly calls: StreamCalls;
  /** Returns whether Lambda would pass an event on; by default, events about records. */
  isWanted?(event: StreamRecord): boolean;
  /** The function that Lambda would call. */
  consume(event: StreamEvent): Promise<void>;
  /** Stores the position in the stream, so that another process continues there. */
  readonly position: { read(): Consumed | undefined; write(consumed: Consumed): void };
  onError(error: unknown): void;
  /** Milliseconds before the second attempt; the pauses double. */
  readonly retryPause?: number;
}

// Milliseconds between two looks at a stream without news, and between two attempts.
const idlePause = 150;
const retryPause = 250;
const longestRetryPause = 10_000;

/**
 * Passes the events of a local engine's stream to a function as Lambda's event source mapping does: in order, filtered,
 * again after an error, and in halves until the wrong event is alone. The position is stored after each success, so an
 * event may come twice, and none is lost.
 */
export class StreamFollower {
  readonly #following: Following;
  readonly #iterators = new Map<string, string>();
  readonly #closed = new Set<string>();
  #knowsShards = false;
  #consumed: Record<string, string>;
  readonly #stopped = new AbortController();
  #running: Promise<void> | undefined;

  constructor(following: Following) {
    this.#following = following;
    this.#consumed = { ...following.position.read() };
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    // Stopping also ends a running pause, which would keep the process alive.
    this.#stopped.abort();
    await this.#running;
  }

  /** Consumes the waiting events; returns how many they were. */
  async drain(): Promise<number> {
    let count = 0;
    for (let more = 1; more > 0; count += more) more = await this.#poll();
    return count;
  }

  /** Waits some milliseconds, or until the end. */
  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stopped;
    await sleep(ms, undefined, { ref: false, signal }).catch(() => {});
  }

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        if ((await this.#poll()) === 0) await this.#pause(idlePause);
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        this.#iterators.clear();
        this.#knowsShards = false;
        // The iterator is too old, or the engine has dropped the position: it continues with the oldest record that is left.
        if (error instanceof StreamRefused && error.code === 'TrimmedDataAccessException') this.#consumed = {};
        else this.#following.onError(error);
        await this.#pause(retryPause);
      }
    }
  }

  /** One round over all shards; a shard waits for the end of its parent. */
  async #poll(): Promise<number> {
    if (!this.#knowsShards) await this.#describe();
    let count = 0;
    for (const [shard, iterator] of [...this.#iterators]) count += await this.#read(shard, iterator);
    return count;
  }

  async #describe(): Promise<void> {
    const shards = await this.#following.calls.shards();
    const known = new Set(shards.map(({ ShardId }) => ShardId));
    for (const { ShardId, ParentShardId = '' } of shards) {
      const waits = known.has(ParentShardId) && !this.#closed.has(ParentShardId);
      if (waits || this.#closed.has(ShardId) || this.#iterators.has(ShardId)) continue;
      this.#iterators.set(ShardId, await this.#begin(ShardId));
    }
    this.#knowsShards = this.#iterators.size > 0;
  }

  #begin(shard: string): Promise<string> {
    const last = this.#consumed[shard];
    return this.#following.calls.iterator(
      shard,
      last === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: last },
    );
  }

  async #read(shard: string, iterator: string): Promise<number> {
    const { calls, position, isWanted = isOfRecord } = this.#following;
    const { Records, NextShardIterator } = await calls.records(iterator, streamConsumption.batchSize);
    const wanted = Records.filter(isWanted);
    await this.#hand(wanted);
    const last = Records.at(-1)?.dynamodb.SequenceNumber;
    if (last !== undefined) this.#consumed[shard] = last;
    // The position is written only after wanted events. Otherwise the feed's own writes would cause a new note each
    // time, for ever.
    if (wanted.length > 0) position.write(this.#consumed);
    if (NextShardIterator) this.#iterators.set(shard, NextShardIterator);
    else this.#close(shard);
    return Records.length;
  }

  #close(shard: string): void {
    this.#iterators.delete(shard);
    this.#closed.add(shard);
    this.#knowsShards = false;
  }

  async #hand(records: readonly StreamRecord[]): Promise<void> {
    if (records.length === 0) return;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#following.consume({ Records: records });
      } catch (error) {
        this.#following.onError(error);
        if (this.#stopped.signal.aborted) throw error;
        if (records.length > 1) return this.#handHalves(records);
        // AWS puts such an event into a queue with an alarm. The daily comparison adds its changes to the feed.
        if (attempt === streamConsumption.attempts) return;
        const { retryPause: first = retryPause } = this.#following;
        await this.#pause(Math.min(first * 2 ** attempt, longestRetryPause));
      }
    }
  }

  async #handHalves(records: readonly StreamRecord[]): Promise<void> {
    const middle = Math.ceil(records.length / 2);
    await this.#hand(records.slice(0, middle));
    await this.#hand(records.slice(middle));
  }
}
