import { LocalDeliveries } from '../../infra/local/queues/webhooks.ts';
import { localConsumers } from '../../infra/local/stream/local-consumers.ts';
import { messageOf } from '../../lib/domain/webhooks/deliveries/delivery-queue.ts';
import type { Due } from '../../lib/domain/webhooks/deliveries/items.ts';
import { openFeed, type TestFeed } from './feed.ts';
import type { TestService } from './service.ts';
import { runAs } from './table-calls.ts';

/** Attempts a delivery with the function that the queue calls, held against its role. */
export const attempt = async (due: Due): Promise<void> => {
  const { attemptDeliveries } = await import('../../functions/service/attempt-deliveries.ts');
  await runAs('attempt-deliveries', () => attemptDeliveries({ Records: [{ body: messageOf(due) }] }));
};

/** The webhooks of a service under test, whose table has a stream. */
export interface TestWebhooks {
  readonly feed: TestFeed;
  readonly queue: LocalDeliveries;
  /** Makes the deliveries of all that has changed. */
  dispatch(): Promise<void>;
  /** The same, and attempts what is due. */
  deliver(): Promise<void>;
  /** Carries out the recoveries that were asked for. */
  recover(): Promise<void>;
}

/** Sends the changes of a service's table to its endpoints. */
export const openWebhooks = async (service: TestService): Promise<TestWebhooks> => {
  const { consume, isWanted } = await localConsumers(runAs);
  const feed = await openFeed(service, { consume, ...(isWanted && { isWanted }) });
  const queue = new LocalDeliveries(attempt);
  const dispatch = async (): Promise<void> => {
    await feed.drain();
    if (feed.errors.length > 0) throw feed.errors[0];
  };
  return {
    feed,
    queue,
    dispatch,
    deliver: async () => {
      await dispatch();
      await queue.drain();
    },
    recover: async () => {
      const { carryOutRecoveries } = await import('../../functions/service/carry-out-recoveries.ts');
      await runAs('carry-out-recoveries', () => carryOutRecoveries({}));
      await queue.drain();
    },
  };
};
