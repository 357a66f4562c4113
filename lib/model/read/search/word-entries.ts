import { keyAfter, wordAndPlace, wordPartition, wordRange } from '../../../store/keys.ts';
import type { Item } from '../../../store/queries.ts';
import type { Store } from '../../../store/store.ts';

/** A word of a record, with the others of it. */
export interface WordEntry {
  /** Its sort key. */
  readonly key: string;
  readonly word: string;
  /** Id of the record that it finds. */
  readonly id: string;
  readonly words: readonly string[];
  readonly addresses: readonly string[];
}

/** Entries in the order of their words, and what they have cost. */
export interface WordEntries {
  readonly entries: readonly WordEntry[];
  /** None follows. */
  readonly isAll: boolean;
  readonly units: number;
}

const asEntry = ({ sk, words }: Item): WordEntry => {
  const [word, place] = wordAndPlace(String(sk));
  const [id = ''] = place.split('#');
  const all = String(words)
    .split(' ')
    .filter((each) => each !== '');
  return {
    key: String(sk),
    word,
    id,
    words: all.filter((each) => !each.includes('@')),
    addresses: all.filter((each) => each.includes('@')),
  };
};

const bytesOfUnit = 8 * 1024;
const leastUnits = 0.5;

const bytesOf = (item: Item): number =>
  Object.entries(item).reduce(
    (sum, [name, value]) =>
      sum + name.length + Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value)),
    0,
  );

/** The units of a read of items that may lag. */
export const unitsOf = (items: readonly Item[]): number => {
  const bytes = items.reduce((sum, item) => sum + bytesOf(item), 0);
  return Math.max(leastUnits, Math.ceil((2 * bytes) / bytesOfUnit) / 2);
};

/** Reads entries of words with a beginning, behind a sort key, in one call. They may lag a moment, as the indexes of lists do. */
export const readEntries = async (
  store: Store,
  [list, beginning]: readonly [list: string, beginning: string],
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<WordEntries> => {
  const [from, to] = wordRange(beginning);
  const { Items = [], LastEvaluatedKey } = await store.query(
    {
      KeyConditionExpression: 'pk = :partition AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':partition': wordPartition(list, beginning),
        ':from': after === undefined ? from : keyAfter(after),
        ':to': to,
      },
      Limit: limit,
    },
    undefined,
  );
  return { entries: Items.map(asEntry), isAll: LastEvaluatedKey === undefined, units: unitsOf(Items) };
};

const querySize = 1_000;

/** Reads all entries of words with a beginning. */
export const readAllEntries = async (
  store: Store,
  asked: readonly [list: string, beginning: string],
): Promise<WordEntries> => {
  let read = await readEntries(store, asked, { limit: querySize });
  while (!read.isAll) {
    const more = await readEntries(store, asked, { after: read.entries.at(-1)?.key, limit: querySize });
    read = { ...more, entries: [...read.entries, ...more.entries], units: read.units + more.units };
  }
  return read;
};
