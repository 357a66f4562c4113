import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { enableStream } from '../../infra/local/data/enable-stream.ts';
import { type Consumed, type Following, StreamFollower } from '../../infra/local/stream/follow-stream.ts';
import { StreamCalls } from '../../infra/local/stream/stream-calls.ts';
import type { StreamEvent } from '../../lib/domain/changes/stream-event.ts';
import type { TestAnswer, TestService } from './service.ts';
import { runAs } from './table-calls.ts';

/** A change as an answer shows it. */
export interface ShownChange {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>> & {
    readonly action: string;
    readonly subject_type: string;
    readonly subject_id: string;
    readonly version: number;
    readonly changed: readonly string[];
  };
  readonly links: { readonly related: string | null };
}

/** The change feed of a service under test, fed by the stream of its own table. */
export interface TestFeed {
  readonly follower: StreamFollower;
  /** Errors of the consumer. */
  readonly errors: unknown[];
  /** Hands all that is in the stream to the function. */
  drain(): Promise<void>;
  /** Hands what comes to the function from now on. */
  run(): void;
  /** Stops that, once all that is in the stream has been handed over. */
  settle(): Promise<void>;
  /** The cursor of now. */
  latest(): Promise<string>;
  /** All changes after a cursor, page by page, and the last cursor. */
  after(cursor: string, query?: string): Promise<{ changes: ShownChange[]; cursor: string }>;
  page(query: string, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>;
}

/** Gives a service's table a stream with a function that consumes it; the consumer can be another than the real one. */
export const openFeed = async (
  service: TestService,
  {
    consume,
    isWanted,
    position,
  }: {
    consume?: (event: StreamEvent) => Promise<void>;
    isWanted?: Following['isWanted'];
    position?: { kept?: Consumed };
  } = {},
): Promise<TestFeed> => {
  const { client, tableName } = service.store;
  const arn = await enableStream(client as unknown as DynamoDBClient, tableName);
  const { recordChanges } = await import('../../functions/service/record-changes.ts');
  const kept: { kept?: Consumed } = position ?? {};
  const errors: unknown[] = [];
  const follower = new StreamFollower({
    calls: new StreamCalls(inject('endpoint'), arn),
    consume: consume ?? ((event) => runAs('record-changes', () => recordChanges(event))),
    ...(isWanted && { isWanted }),
    position: {
      read: () => kept.kept,
      write: (consumed) => {
        kept.kept = structuredClone(consumed);
      },
    },
    onError: (error) => errors.push(error),
    retryPause: 1,
  });
  const page: TestFeed['page'] = (query, headers) =>
    service.call('GET', `/api/v1/changes?${query}`, headers === undefined ? {} : { headers });
  let [isRunning, running] = [false, Promise.resolve()];
  const feed: TestFeed = {
    follower,
    errors,
    drain: async () => {
      await follower.drain();
    },
    run: () => {
      isRunning = true;
      running = (async () => {
        while (isRunning) if ((await follower.drain()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      })();
    },
    settle: async () => {
      isRunning = false;
      await running;
      await follower.drain();
    },
    latest: async () => (await page('page[after]=latest')).document.meta.cursor,
    page,
    after: async (from, query = '') => {
      const changes: ShownChange[] = [];
      for (let cursor = from; ; ) {
        const { status, text, document } = await page(`page[after]=${cursor}&page[size]=100${query}`);
        if (status !== 200) throw new Error(text);
        changes.push(...document.data);
        cursor = document.meta.cursor;
        if (document.meta.caught_up) return { changes, cursor };
      }
    },
  };
  return feed;
};
