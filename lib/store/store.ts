import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { chunk } from '../runtime/chunk.ts';
import { env } from '../runtime/env.ts';
import { pauseBefore } from '../runtime/pause.ts';
import { documentClient } from './client.ts';
import { StoreError, translateError } from './errors.ts';
import { type Key, keyName, keyOf, linkageEntryRange, type RecordReference } from './keys.ts';
import { Meter, metered } from './meter.ts';
import { ReadAhead } from './read-ahead.ts';
import { type LinkageEntries, overflowAttribute, type StoredRecord } from './record.ts';
import type { Step } from './steps.ts';
import { keyAttributes } from './table.ts';
import { type Written, writeSteps } from './write.ts';

const batchSize = 100;
const querySize = 1_000;
const maxBatchAttempts = 10;

type Item = Record<string, unknown>;

/** A stretch of one partition of an index, both ends of the range inclusive. */
export interface IndexRange {
  readonly index: string;
  readonly partition: { readonly attribute: string; readonly value: string };
  readonly sort: { readonly attribute: string; readonly range: readonly [string, string] };
}

/** One call's worth of an index. */
export interface IndexQuery extends IndexRange {
  readonly descending: boolean;
  readonly limit: number;
  /** Where the call before ended. */
  readonly start: Item | undefined;
}

const rangeParameters = ({ index, partition, sort }: IndexRange) => ({
  IndexName: index,
  KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
  ExpressionAttributeNames: { '#partition': partition.attribute, '#sort': sort.attribute },
  ExpressionAttributeValues: { ':partition': partition.value, ':from': sort.range[0], ':to': sort.range[1] },
});

const projection = (attributes: readonly string[] | undefined) => {
  if (attributes === undefined) return {};
  const names = Object.values<string>(keyAttributes).concat(attributes);
  return {
    ProjectionExpression: names.map((_name, index) => `#a${index}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#a${index}`, name])),
  };
};

const toRecord = ({ pk: _pk, sk: _sk, ...record }: Readonly<Item>): StoredRecord =>
  // The table is written by this store alone; what a record's key holds is a record.
  record as StoredRecord;

/** The single table, seen by one request: every read is strongly consistent, every call is counted by `meter`. */
export class Store {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
  readonly meter: Meter;
  #ahead: ReadAhead | undefined;

  constructor(client: DynamoDBDocumentClient, tableName: string, meter: Meter = new Meter()) {
    this.client = client;
    this.tableName = tableName;
    this.meter = meter;
  }

  /** Reads one record with its linkages. One round trip, two for a linkage with overflow that is not left unread. */
  async read(reference: RecordReference, unread?: readonly string[]): Promise<StoredRecord | undefined> {
    const item = await this.get(keyOf.record(reference));
    return item === undefined ? undefined : this.complete(item, unread);
  }

  /** Reads a record without its overflow. Always one round trip. */
  async readInline(reference: RecordReference): Promise<StoredRecord | undefined> {
    const item = await this.get(keyOf.record(reference));
    return item === undefined ? undefined : toRecord(item);
  }

  /** Reads many records side by side; those that do not exist are left out, the order is that of the references. */
  async readMany(
    references: readonly RecordReference[],
    unreadOf?: (type: string) => readonly string[] | undefined,
  ): Promise<StoredRecord[]> {
    const items = await this.getMany(references.map(keyOf.record));
    return Promise.all(items.map((item) => this.complete(item, unreadOf?.(String(item.type)))));
  }

  /**
   * Carries out all steps or none; answers the new item when it changes one alone. Throws `WriteRefused` with the reasons
   * of the steps that were refused.
   */
  write(steps: readonly Step[]): Promise<Written> {
    return writeSteps(this, steps);
  }

  /** Steps that every write has to carry which leaves out checks of what it refers to: only an import's store has some. */
  get fence(): readonly Step[] {
    return [];
  }

  /** Begins to read items that this request will get by key; `get` and `getMany` then use them. */
  readAhead(guess: readonly Key[]): ReadAhead {
    this.#ahead = new ReadAhead(guess, (keys) => this.#getAll(keys));
    return this.#ahead;
  }

  /** Reads one item. */
  async get(key: Key): Promise<Item | undefined> {
    if (this.#ahead !== undefined) return (await this.#ahead.get([key]))[0];
    const { Item } = await this.#send(() =>
      this.client.send(
        new GetCommand({ TableName: this.tableName, Key: { ...key }, ConsistentRead: true, ...metered }),
      ),
    );
    return Item;
  }

  /** Reads one linkage of many records and their frame alone: half of the time for thousands, though no fewer units. */
  async readLinkage(references: readonly RecordReference[], linkage: string): Promise<StoredRecord[]> {
    const items = await this.#getAll(references.map(keyOf.record), ['type', 'id', linkage, overflowAttribute]);
    return Promise.all(
      items.map(({ spilled, ...item }) =>
        // Only of this linkage are the entries wanted that have moved out of the record.
        this.complete({ ...item, spilled: { [linkage]: (spilled as StoredRecord['spilled'])[linkage] ?? 0 } }),
      ),
    );
  }

  /** Reads many items in calls of 100 side by side; those that do not exist are left out, the order is that of the keys. */
  getMany(keys: readonly Key[]): Promise<Item[]> {
    return this.#ahead?.get(keys) ?? this.#getAll(keys);
  }

  async #getAll(keys: readonly Key[], attributes?: readonly string[]): Promise<Item[]> {
    const unique = [...new Map(keys.map((key) => [keyName(key), key])).values()];
    const items = (await Promise.all(chunk(unique, batchSize).map((each) => this.#batch(each, attributes)))).flat();
    const found = new Map(items.map((item) => [keyName(item), item]));
    return keys.map((key) => found.get(keyName(key))).filter((item) => item !== undefined);
  }

  /** All items of a partition whose sort key lies between two values, in order. */
  async queryRange(partition: string, range: readonly [string, string]): Promise<Item[]> {
    const items: Item[] = [];
    for await (const page of this.pagesOf(partition, range)) items.push(...page);
    return items;
  }

  /** The same in pages of at most 1,000 items or 1 MB; without a range, the whole partition. */
  async *pagesOf(partition: string, range?: readonly [string, string]): AsyncGenerator<Item[]> {
    const bounds = range === undefined ? {} : { ':from': range[0], ':to': range[1] };
    const pages = this.#pages({
      KeyConditionExpression: `pk = :partition${range === undefined ? '' : ' AND sk BETWEEN :from AND :to'}`,
      ExpressionAttributeValues: { ':partition': partition, ...bounds },
      ConsistentRead: true,
    });
    for await (const { Items = [] } of pages) yield Items;
  }

  /** Items of a stretch of an index, in order, and where the next call goes on. Indexes are eventually consistent. */
  async queryIndex(query: IndexQuery): Promise<{ items: Item[]; next: Item | undefined }> {
    const { Items = [], LastEvaluatedKey } = await this.#query({
      ...rangeParameters(query),
      ScanIndexForward: !query.descending,
      Limit: query.limit,
      ExclusiveStartKey: query.start,
    });
    return { items: Items, next: LastEvaluatedKey };
  }

  /** Counts the records in a stretch of an index. */
  async countIndex(range: IndexRange): Promise<number> {
    let total = 0;
    for await (const { Count = 0 } of this.#pages({ ...rangeParameters(range), Select: 'COUNT' })) total += Count;
    return total;
  }

  #query(parameters: Omit<QueryCommandInput, 'TableName'>): Promise<QueryCommandOutput> {
    return this.#send(() =>
      this.client.send(new QueryCommand({ TableName: this.tableName, ...parameters, ...metered })),
    );
  }

  async *#pages(parameters: Omit<QueryCommandInput, 'TableName'>): AsyncGenerator<QueryCommandOutput> {
    let start: Item | undefined;
    do {
      // Without a limit the local engine reads the whole partition before it cuts at 1 MB.
      const page = await this.#query({ ...parameters, Limit: querySize, ExclusiveStartKey: start });
      yield page;
      start = page.LastEvaluatedKey;
    } while (start !== undefined);
  }

  /** Turns the item of a record into the record, with its overflow, but for linkages left unread. */
  async complete(item: Readonly<Item>, unread: readonly string[] = []): Promise<StoredRecord> {
    const record = toRecord(item);
    const overflow = Object.entries(record.spilled).filter(([name, count]) => count > 0 && !unread.includes(name));
    const linkages = await Promise.all(
      overflow.map(async ([linkage]): Promise<[string, LinkageEntries]> => {
        const entries = await this.queryRange(keyOf.record(record).pk, linkageEntryRange(linkage));
        // Both halves of a linkage were written as entries by lib/store/linkage.ts.
        const moved = entries.map((each) => [String(each.target), each.entry as LinkageEntries[string]] as const);
        // `overflowEntries` relies on their order.
        return [linkage, { ...(record[linkage] as LinkageEntries), ...Object.fromEntries(moved) }];
      }),
    );
    return linkages.length === 0 ? record : { ...record, ...Object.fromEntries(linkages) };
  }

  async #batch(keys: readonly Key[], attributes?: readonly string[]): Promise<Item[]> {
    const items: Item[] = [];
    let pending: Item[] = keys.map((key) => ({ ...key }));
    for (let fruitless = 0; pending.length > 0; ) {
      if (fruitless === maxBatchAttempts) throw new StoreError('throttled', 'unprocessed keys');
      if (fruitless > 0) await pauseBefore(fruitless);
      const RequestItems = { [this.tableName]: { Keys: pending, ConsistentRead: true, ...projection(attributes) } };
      const answer = await this.#send(() => this.client.send(new BatchGetCommand({ RequestItems, ...metered })));
      const found = answer.Responses?.[this.tableName] ?? [];
      items.push(...found);
      // An answer also ends at 16 MB; only one that brought nothing means that the table is busy.
      fruitless = found.length > 0 ? 0 : fruitless + 1;
      pending = answer.UnprocessedKeys?.[this.tableName]?.Keys ?? [];
    }
    return items;
  }

  async #send<Answer extends object>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.meter.count(call);
    } catch (error) {
      throw translateError(error);
    }
  }
}

/** Opens the table that the environment names, with a meter of its own. */
export const openStore = (): Store => new Store(documentClient(), env.tableName);
