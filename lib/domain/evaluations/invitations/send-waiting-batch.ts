import {
  batchState,
  courseEvaluationInvitationBatch,
} from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import type { Store } from '../../../store/store.ts';
import { sendBatch } from './work-queue.ts';

/** Has a batch carried out that nobody has begun: its creator may have died before it was in the queue. 1 round trip. */
export const sendWaitingBatch = async (store: Store, id: string, now: Date): Promise<void> => {
  const record = await store.read({ type: courseEvaluationInvitationBatch.type, id });
  if (record !== undefined && batchState(record, now) === 'queued') await sendBatch(id);
};
