import { hashText } from './hash.ts';
import type { StoredRecord } from './record.ts';

/**
 * Number of partitions for the records of one list. Together they take 3,000 units a second, and a page reads from each
 * of them.
 */
export const listShards = 3;

/** Attribute that names the list and the partition of it in which a record stands; only listed records have it. */
export const listAttribute = 'list';

/** The orders in which a list can be read: name of the index, and of the attribute that is its sort key. */
export const listOrders = {
  created_at: { index: 'by_created_at', attribute: 'list_created_at' },
  updated_at: { index: 'by_updated_at', attribute: 'list_updated_at' },
  /** The order by one further attribute of the type, such as a name or `completed_at`. */
  value: { index: 'by_value', attribute: 'list_value' },
} as const;

export type ListOrder = keyof typeof listOrders;

/** The attributes that put a record into the indexes that order lists. */
export const orderAttributes: readonly string[] = [
  listAttribute,
  ...Object.values(listOrders).map(({ attribute }) => attribute),
];

// Lower than any character of a value: "Art" sorts before "Art History".
const separator = '\u0001';

// A sort key of an index holds at most 1,024 bytes; an id and its separator take 38 of them.
const longestValue = 900;

// UTF-8 needs at most so many bytes for a unit of UTF-16.
const bytesOfUnit = 3;

/** Returns the part of a text that orders use. Texts that differ only after this part are ordered by their ids. */
export const sortedPart = (text: string): string => {
  if (text.length * bytesOfUnit <= longestValue) return text;
  const bytes = Buffer.from(text);
  return bytes.length <= longestValue
    ? text
    : bytes
        .subarray(0, longestValue)
        .toString('utf8')
        .replace(/\ufffd$/, '');
};

// "2" for no value and "1" before a value: nulls come last ascending and first descending.
const encode = (value: string | null): string => (value === null ? '2' : `1${sortedPart(value)}`);

/** Sort key of a record's place in an order. */
export const listKey = (value: string | null, id: string): string => `${encode(value)}${separator}${id}`;

/** Returns the id of the record to which a sort key belongs. */
export const idIn = (key: string): string => key.slice(key.lastIndexOf(separator) + 1);

/** First and last sort key of all records with one value. */
export const valueRange = (value: string | null): readonly [string, string] => [
  `${encode(value)}${separator}`,
  `${encode(value)}${separator}\uffff`,
];

/** The lowest and the highest sort key that a value, not null, can have. */
export const allValues = ['1', `1\uffff`] as const;

/** The lowest and the highest possible sort key. */
export const allKeys = ['1', '3'] as const;

/** The partition of a record among so many, by its id. */
export const shardOf = (id: string, shards: number): number => hashText(id) % shards;

/** Partition keys of a list in its indexes. */
export const listPartitions = (list: string): string[] =>
  Array.from({ length: listShards }, (_, shard) => `${list}#${shard}`);

// Standard deviations of a binomial distribution. One page in 10,000 has more.
const deviations = 4;

/** Returns how many of the first `count` records of a list one partition holds at most, apart from rare exceptions. */
export const shareOfShard = (count: number): number => {
  const part = 1 / listShards;
  const mean = count * part;
  return Math.min(count, Math.ceil(mean + deviations * Math.sqrt(mean * (1 - part))));
};

/** Returns the attributes that place a record in a list; `value` is the further attribute that can sort the list. */
export const listEntry = (
  list: string,
  { id, created_at, updated_at }: Pick<StoredRecord, 'id' | 'created_at'> & { readonly updated_at: string | null },
  value?: string | null,
): Record<string, string> => ({
  [listAttribute]: `${list}#${shardOf(id, listShards)}`,
  [listOrders.created_at.attribute]: listKey(created_at, id),
  [listOrders.updated_at.attribute]: listKey(updated_at, id),
  ...(value === undefined ? {} : { [listOrders.value.attribute]: listKey(value, id) }),
});

/** Compares texts as DynamoDB sorts keys: by the bytes of UTF-8, where JavaScript compares UTF-16 units. */
export const compareKeys = (one: string, other: string): number =>
  one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
