import type { MessagePurpose } from '../../../resources/messages/course-evaluation-period-message.ts';
import { now } from '../../../runtime/clock.ts';
import type { Store } from '../../../store/store.ts';
import { addressHash, type Suppressed } from './items.ts';
import { endSuppression } from './suppress.ts';

/** Whether a person can unsubscribe from mails of a purpose. Invitations always arrive: without one nobody could answer. */
export const canUnsubscribe = (purpose: MessagePurpose): boolean => purpose !== 'invitation';

/**
 * Whether a suppression keeps mails of a purpose from an address. A suppression of another address of the person is ended.
 */
export const isSuppressed = async (
  store: Store,
  suppressed: Suppressed,
  { address, purpose }: { readonly address: string; readonly purpose: MessagePurpose },
): Promise<boolean> => {
  if (suppressed.address === addressHash(address))
    return suppressed.reason !== 'unsubscribed' || canUnsubscribe(purpose);
  await endSuppression(store, suppressed, now());
  return false;
};
