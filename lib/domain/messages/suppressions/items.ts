import { createHash } from 'node:crypto';
import type { SuppressionReason } from '../../../resources/messages/message-suppression.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, deleteStep, itemAbsent, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/** The suppression of a user, in the item that finds it by the user. */
export interface Suppressed {
  /** Id of the record. */
  readonly record: string;
  readonly reason: SuppressionReason;
  /** Hash of the suppressed address. */
  readonly address: string;
}

/** Returns the hash of an address that the table keeps. A user who changes the address gets mails again. */
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

/**
 * Returns a step that notes the suppression of a user in place of the one that was read. It is a stale read if there is
 * another.
 */
export const noteSuppressed = (
  user: string,
  { record, reason, address }: Suppressed,
  before: Suppressed | undefined,
): Step =>
  changeStep(
    messageKeyOf.suppressed(user),
    {
      conditions: [before === undefined ? itemAbsent : { kind: 'equals', path: ['record'], value: before.record }],
      set: [
        [['user'], user],
        [['record'], record],
        [['reason'], reason],
        [['address'], address],
      ],
    },
    () => new StaleRead('the suppression of the user has changed'),
  );

/** Step that ends the suppression of a user. */
export const dropSuppressed = (user: string): Step => deleteStep(messageKeyOf.suppressed(user), () => undefined, []);
