import { carryOutInvitations } from '../../functions/course-evaluations/carry-out-invitations.ts';
import { carryOutWaiting } from '../../infra/local/queues/invitations.ts';
import { runAs } from './table-calls.ts';

/** Carries out the batches of invitations that the service of this file has begun, under the role of their function. */
export const carryOutBatches = (): Promise<void> =>
  carryOutWaiting(process.env.INVITATION_FOLDER ?? '', (body) =>
    runAs('carry-out-invitations', () => carryOutInvitations({ Records: [{ body }] })),
  );
