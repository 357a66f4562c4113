import { type Item, scanTable } from '../../infra/tools/bench/scan-table.ts';
import type { Store } from '../../lib/store/store.ts';
import { indexAttributes } from '../../lib/store/table.ts';

const isCounter = ({ pk }: Item): boolean => /^(?:tally|response_count)#/.test(String(pk));

// Which shard a count is in is chance. The sum of all shards is not, nor is a count of 0 a count.
const addUp = (counters: readonly Item[]): Item[] => {
  const sums = new Map<string, Item>();
  for (const { pk: partition, sk, ...counts } of counters) {
    const pk = String(partition).replace(/#\d$/, '');
    const counted = pk.startsWith('tally#') ? 'all' : String(sk).split('#')[0];
    const sum: Item = sums.get(`${pk} ${counted}`) ?? { pk, sk: counted };
    for (const [name, count] of Object.entries(counts)) sum[name] = Number(sum[name] ?? 0) + Number(count);
    sums.set(`${pk} ${counted}`, sum);
  }
  return [...sums.values()];
};

const byKey = (one: Item, other: Item): number => (`${one.pk}${one.sk}` < `${other.pk}${other.sk}` ? -1 : 1);

// An entry of a value stands where its record does in the order of creation.
const idAtEnd = (sk: unknown): string => String(sk).slice(-'01959266-5bc0-7000-8000-4d2b7a4f6c11'.length);

/** Everything in a table, in order; two tables that mean the same have the same content. */
export const contentOf = async (store: Store): Promise<Item[]> => {
  const items = await scanTable(store);
  const all = [...items.filter((item) => !isCounter(item)), ...addUp(items.filter(isCounter))];
  return all.sort(byKey);
};

/** The same without what depends on when the records were made: their places in lists, and the counts by day. */
export const timelessContentOf = async (store: Store): Promise<Item[]> =>
  (await contentOf(store))
    .filter((item) => !isCounter(item) || item.sk === 'all')
    .map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => !indexAttributes.includes(name))))
    .map((item) => (String(item.pk).startsWith('value#') ? { ...item, sk: idAtEnd(item.sk) } : item))
    .sort(byKey);
