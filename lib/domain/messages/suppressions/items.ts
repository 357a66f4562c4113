import { createHash } from 'node:crypto';
import type { SuppressionReason } from '../../../resources/messages/message-suppression.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import { changeStep, deleteStep, itemAbsent, type Refusal, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/** The suppression of a user, as the table keeps it to be found by the user. */
export interface Suppressed {
  /** Id of the record. */
  readonly record: string;
  readonly reason: SuppressionReason;
  /** Hash of the address that it is about. */
  readonly address: string;
}

/** What the table keeps of an address: who changes it gets mails again. */
export const addressHash = (address: string | null): string =>
  createHash('sha256')
    .update((address ?? '').toLowerCase())
    .digest('base64url');

/** The suppressions of some users, by user. A request per 100. */
export const readSuppressed = async (store: Store, users: readonly string[]): Promise<Map<string, Suppressed>> => {
  const items = await store.getMany(users.map(messageKeyOf.suppressed));
  // Only this file writes such items.
  return new Map(items.map((item) => [String(item.user), item as unknown as Suppressed]));
};

/** Step that notes the suppression of a user; `taken` says what to throw where there is one. */
export const noteSuppressed = (user: string, { record, reason, address }: Suppressed, taken: Refusal): Step =>
  changeStep(
    messageKeyOf.suppressed(user),
    {
      conditions: [itemAbsent],
      set: [
        [['user'], user],
        [['record'], record],
        [['reason'], reason],
        [['address'], address],
      ],
    },
    taken,
  );

/** Step that ends the suppression of a user. */
export const dropSuppressed = (user: string): Step => deleteStep(messageKeyOf.suppressed(user), () => undefined, []);
