import { forgetBatch, waitingBatches } from '../../../lib/domain/evaluations/invitations/link-keys/folder-link-keys.ts';
import { messageOf, mostReceives } from '../../../lib/domain/evaluations/invitations/work-queue.ts';
import { invitationEnv } from '../../../lib/runtime/env.ts';
import { pause } from '../../../lib/runtime/pause.ts';
import { logError } from '../process/log-error.ts';

type Handle = (body: string, receives: number) => Promise<void>;

const inFunction: Handle = async (body, receives) => {
  const { carryOutInvitations } = await import('../../../functions/course-evaluations/carry-out-invitations.ts');
  await carryOutInvitations({ Records: [{ body, attributes: { ApproximateReceiveCount: String(receives) } }] });
};

const handleUntilDone = async (batch: string, handle: Handle): Promise<void> => {
  for (let receives = 1; receives <= mostReceives; receives += 1) {
    try {
      return await handle(messageOf(batch), receives);
    } catch (error) {
      logError(error);
    }
  }
};

/** Carries out the batches of invitations that wait in a folder, as queue and function do together in AWS. */
export const carryOutWaiting = async (folder: string, handle: Handle = inFunction): Promise<void> => {
  for (const batch of await waitingBatches(folder)) {
    await handleUntilDone(batch, handle);
    await forgetBatch(folder, batch);
  }
};

const everyMs = 500;

/**
 * Carries out batches of invitations on this machine from now on, including those that an earlier server has not
 * finished.
 */
export const takeBatches = (): void => {
  const folder = invitationEnv.folder ?? '';
  const work = async (): Promise<void> => {
    // This loop runs as long as the process, and does not keep the process alive.
    for (;;) {
      await carryOutWaiting(folder).catch((error) => logError(error));
      await pause(everyMs);
    }
  };
  void work();
};
