import { createHmac } from 'node:crypto';
import { refuse } from '../../../errors/error-kind.ts';
import { tooManyCodes } from '../../../errors/invitations.ts';
import { cursorSecret } from '../../../store/cursor.ts';
import { invitationKeyOf } from '../../../store/invitation-keys.ts';
import type { Key } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { countWrong } from './items.ts';

// The number is enough for the students of a whole campus behind one address, with used links. Guessing 256 bits takes
// 10^70 years.
/** Maximum number of wrong codes from one address in a minute. */
export const wrongCodesPerMinute = 60;

const minuteMs = 60_000;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Returns what counts as one address: an IPv4 address, or the network of an IPv6 address, because a household has 2^64
 * of them.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Returns the key of the count of an address's wrong codes in a minute. It is a keyed hash, which does not reveal the
 * address.
 */
export const wrongCodesKey = async (store: Store, address: string, now: Date): Promise<Key> => {
  const minute = Math.floor(now.getTime() / minuteMs);
  const digest = createHmac('sha256', await cursorSecret(store))
    .update(`wrong codes\n${minute}\n${networkOf(address)}`)
    .digest('base64url');
  return invitationKeyOf.wrongCodes(digest);
};

/** Throws 429 for an address from which too many codes were wrong in this minute. */
export const requireFewWrongCodes = (count: Readonly<Record<string, unknown>> | undefined, now: Date): void => {
  if (Number(count?.failures ?? 0) < wrongCodesPerMinute) return;
  const seconds = Math.ceil((minuteMs - (now.getTime() % minuteMs)) / 1_000);
  throw refuse(tooManyCodes, seconds);
};

/**
 * Counts a wrong code. Throws 429 if there are now too many, because each of many parallel requests has found few
 * before it.
 */
export const countWrongCode = async (store: Store, key: Key, now: Date): Promise<void> => {
  const end = Math.ceil((now.getTime() + 2 * minuteMs) / 1_000);
  const written = await store.write([countWrong(key, end)]);
  if (Number(written?.failures) > wrongCodesPerMinute) requireFewWrongCodes(written, now);
};
