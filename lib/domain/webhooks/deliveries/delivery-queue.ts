import { chunk } from '../../../runtime/chunk.ts';
import { webhookEnv } from '../../../runtime/env.ts';
import type { Due } from './items.ts';

/** A delivery that is to be attempted after some seconds. */
export interface Queued extends Due {
  readonly delaySeconds: number;
}

// The longest that SQS holds a message back.
const longestDelay = 900;

// With a queue, the sweep looks for due deliveries only after this time, so that it finds only what the queue has lost.
const slackMs = 5 * 60_000;

/** Returns whether the queue does the wait. */
const isQueued = (waitMs: number): boolean => webhookEnv.queueUrl !== undefined && waitMs <= longestDelay * 1_000;

/** Returns when the sweep looks at a delivery that is due at an instant. */
export const watchedAt = (dueAt: Date, now: Date): string => {
  const wait = Math.max(dueAt.getTime() - now.getTime(), 0);
  return new Date(dueAt.getTime() + (isQueued(wait) ? slackMs : 0)).toISOString();
};

/** Returns the message of a delivery that is due at an instant; none if the delivery is left to the sweep. */
export const queuedFor = (due: Due, dueAt: Date, now: Date): Queued[] => {
  const wait = Math.max(dueAt.getTime() - now.getTime(), 0);
  return isQueued(wait) ? [{ ...due, delaySeconds: Math.ceil(wait / 1_000) }] : [];
};

/** A message of the queue, as a function receives it. */
export interface DeliveryMessage {
  readonly messageId?: string;
  readonly body: string;
}

export const messageOf = ({ delivery, endpoint, at }: Due): string => JSON.stringify({ delivery, endpoint, at });

/** Returns the due delivery of a message. */
export const dueIn = ({ body }: DeliveryMessage): Due => JSON.parse(body) as Due;

/** How many messages SQS takes at a time. */
export const batchSize = 10;

/** Puts deliveries into the queue, if there is one. */
export const enqueue = async (all: readonly Queued[]): Promise<void> => {
  const { queueUrl } = webhookEnv;
  if (queueUrl === undefined || all.length === 0) return;
  const { sendMessages } = await import('../../../runtime/send-messages.ts');
  for (const batch of chunk(all, batchSize)) {
    const messages = batch.map((each) => ({
      MessageBody: messageOf(each),
      DelaySeconds: each.delaySeconds,
      // The queue is fair: messages of an endpoint with slow responses wait behind those of others.
      MessageGroupId: each.endpoint,
    }));
    await sendMessages(queueUrl, messages);
  }
};
