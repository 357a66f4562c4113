import { type Item, scanTable } from '../../../../../../infra/tools/bench/scan-table.ts';
import type { TestService } from '../../../../../support/service.ts';

/** All that is kept in the main table and all that an office is answered, by place: an item's key, or an address. */
export type Reading = ReadonlyMap<string, string>;

// What differs between two readings of the same: when they were made, and what they cost.
const isOfReading = ({ pk }: Item): boolean => String(pk).startsWith('token#') || String(pk).startsWith('quota#');

// Scans return the members of an item in no order.
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Reads all of the main table, and some addresses. */
export const readEverything = async ({ store, call }: TestService, targets: readonly string[]): Promise<Reading> => {
  const reading = new Map<string, string>();
  for (const item of (await scanTable(store)).filter((each) => !isOfReading(each)))
    reading.set(`${item.pk} ${item.sk}`, JSON.stringify(item, inOrder));
  for (const target of targets) reading.set(target, (await call('GET', target)).text);
  return reading;
};

/** What a later reading found otherwise, place by place; of what was there before, both. */
export const differenceOf = (before: Reading, after: Reading): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const [place, second] of after) {
    const first = before.get(place);
    if (first !== second) found.set(place, first === undefined ? [second] : [first, second]);
  }
  return found;
};

/** Every word that could be an id, a text or a digest. */
export const wordsIn = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((each) => each.match(/[A-Za-z0-9+/_=-]{16,}/g) ?? []));
