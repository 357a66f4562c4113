import { webhookRecovery } from '../../../resources/service/webhook-recovery.ts';
import { type RecordReference, wholePartition } from '../../../store/keys.ts';
import {
  alreadyWritten,
  changeStep,
  deleteStep,
  isStill,
  itemExists,
  putStep,
  type Refusal,
  type Step,
  settingAll,
} from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { webhookKeyOf } from '../../../store/webhook-keys.ts';
import type { ChangesPosition } from '../../changes/read-changes.ts';

/*
 * The items of recoveries: their records; and for each that is not carried out yet, how far it has come and who is at it.
 */

export const recoveryReference = (id: string): RecordReference => ({ type: webhookRecovery.type, id });

/** A recovery at work: as the table keeps it, so that another process can continue. */
export interface OpenRecovery {
  readonly recovery: string;
  readonly claim?: string;
  readonly claimed_until?: number;
  readonly position?: ChangesPosition;
  readonly replayed?: number;
}

/** Step that notes that a recovery is to be carried out. */
export const openRecovery = (recovery: string): Step =>
  putStep(webhookKeyOf.openRecovery(recovery), { recovery } satisfies OpenRecovery, () => alreadyWritten);

/** Step that notes how far a recovery has come; refused where another has claimed it since. */
export const noteProgress = ({ recovery, claim }: OpenRecovery, next: OpenRecovery, refused: Refusal): Step =>
  changeStep(
    webhookKeyOf.openRecovery(recovery),
    { conditions: [itemExists, isStill('claim', claim)], ...settingAll({ ...next }) },
    refused,
  );

/** Step that notes that a recovery is carried out. */
export const closeRecovery = (recovery: string): Step =>
  deleteStep(webhookKeyOf.openRecovery(recovery), () => undefined, []);

/** The recoveries that are to be carried out. */
export const readOpenRecoveries = async (store: Store): Promise<OpenRecovery[]> =>
  (await store.queryRange(webhookKeyOf.openRecovery('').pk, wholePartition)).map(
    // Only this file writes there.
    ({ pk: _pk, sk: _sk, ...open }) => open as unknown as OpenRecovery,
  );
