import type { MessagePurpose } from '../../../resources/messages/course-evaluation-period-message.ts';
import { now } from '../../../runtime/clock.ts';
import type { Store } from '../../../store/store.ts';
import { addressHash, type Suppressed } from './items.ts';
import { endSuppression } from './suppress.ts';

/** Whether a person can unsubscribe from mails of a purpose: not from invitations, without which nobody could answer. */
export const canBeRefused = (purpose: MessagePurpose): boolean => purpose !== 'invitation';

/** Whether a suppression keeps mails of a purpose from an address; one that is about another address ends. */
export const isKeptFrom = async (
  store: Store,
  suppressed: Suppressed,
  { address, purpose }: { readonly address: string; readonly purpose: MessagePurpose },
): Promise<boolean> => {
  if (suppressed.address === addressHash(address)) return suppressed.reason !== 'unsubscribed' || canBeRefused(purpose);
  await endSuppression(store, suppressed, now());
  return false;
};
