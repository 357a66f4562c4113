import {
  batchState,
  courseEvaluationInvitationBatch,
} from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { invitationEnv } from '../../../runtime/env.ts';
import type { Store } from '../../../store/store.ts';

/** A message of the queue of batches, as a function receives it. */
export interface BatchMessage {
  readonly body: string;
  readonly attributes?: { readonly ApproximateReceiveCount: string };
}

/** How often a message is received before it goes to the queue of failed ones; the last time its batch is given up. */
export const mostReceives = 5;

/** How often a message has been received, this time included. */
export const receivesOf = ({ attributes }: BatchMessage): number => Number(attributes?.ApproximateReceiveCount ?? 1);

export const messageOf = (batch: string): string => JSON.stringify({ batch });

/** The batch of a message. */
export const batchIn = ({ body }: BatchMessage): string => (JSON.parse(body) as { batch: string }).batch;

/** Has a batch carried out, through the queue, or on a developer's machine through a folder. */
export const sendBatch = async (batch: string): Promise<void> => {
  const { queueUrl, folder } = invitationEnv;
  if (queueUrl === undefined) {
    const { noteBatch } = await import('./link-keys/folder-link-keys.ts');
    return noteBatch(folder ?? '', batch);
  }
  const { sendMessage } = await import('../../../runtime/send-messages.ts');
  await sendMessage(queueUrl, messageOf(batch));
};

/**
 * Has a batch carried out that no worker has begun, because its creator may have died before it was in the queue. 1
 * round trip.
 */
export const sendWaitingBatch = async (store: Store, id: string, now: Date): Promise<void> => {
  const record = await store.read({ type: courseEvaluationInvitationBatch.type, id });
  if (record !== undefined && batchState(record, now) === 'queued') await sendBatch(id);
};
