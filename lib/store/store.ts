import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { atMost } from '../runtime/at-once.ts';
import { chunk } from '../runtime/chunk.ts';
import { env } from '../runtime/env.ts';
import { batchSize, getBatch } from './batch-get.ts';
import { documentClient } from './client.ts';
import { translateError } from './errors.ts';
import { type Key, keyName, keyOf, linkageEntryRange, type RecordReference } from './keys.ts';
import { Meter, metered } from './meter.ts';
import { type Item, partitionQuery, type Query } from './queries.ts';
import type { LinkageEntries, StoredRecord } from './record.ts';
import { type Calls, requestCalls } from './retry.ts';
import type { Step } from './steps.ts';
import { type Written, writeSteps } from './write.ts';

// Only this store writes the table, so an item under a record's key is always a record.
const toRecord = ({ pk: _pk, sk: _sk, ...record }: Readonly<Item>): StoredRecord => record as StoredRecord;

interface StoreOptions {
  readonly meter?: Meter;
  readonly calling?: Calls;
  readonly ballotsTableName?: string;
}

/** How many items are read by their keys. */
interface ManyOptions {
  /** The read costs half and may be slightly old. It is used for items that an index or a word has found. */
  readonly mayLag?: boolean;
}

/** The single table, seen by one request: every read is strongly consistent unless said, every call is counted by `meter`. */
export class Store {
  readonly tableName: string;
  /** The table of ballots: submissions put them, folds count and delete them, and nothing else may touch it. */
  readonly ballotsTableName: string;
  readonly client: DynamoDBDocumentClient;
  readonly meter: Meter;
  readonly calling: Calls;
  readonly #inTurn: ReturnType<typeof atMost>;

  constructor(
    client: DynamoDBDocumentClient,
    tableName: string,
    { meter = new Meter(), calling = requestCalls, ballotsTableName = `${tableName}_ballots` }: StoreOptions = {},
  ) {
    this.client = client;
    this.tableName = tableName;
    this.ballotsTableName = ballotsTableName;
    this.meter = meter;
    this.calling = calling;
    this.#inTurn = atMost(calling.atOnce);
  }

  /**
   * Reads one record with all its linkage; undefined when there is none. One round trip, two for a linkage with overflow, unless
   * it is one of those that are left unread.
   */
  async read(reference: RecordReference, unread?: readonly string[]): Promise<StoredRecord | undefined> {
    const item = await this.get(keyOf.record(reference));
    return item === undefined ? undefined : this.#withOverflow(toRecord(item), unread);
  }

  /** Reads a record without its overflow. Always one round trip. */
  async readInline(reference: RecordReference): Promise<StoredRecord | undefined> {
    const item = await this.get(keyOf.record(reference));
    return item === undefined ? undefined : toRecord(item);
  }

  /** Reads many records without their overflow; those that do not exist are left out. One round trip, one request per 100. */
  async readManyInline(references: readonly RecordReference[]): Promise<StoredRecord[]> {
    return (await this.getMany(references.map(keyOf.record))).map(toRecord);
  }

  /** Reads many records side by side; those that do not exist are left out, the order is that of the references. */
  async readMany(
    references: readonly RecordReference[],
    unreadOf?: (type: string) => readonly string[] | undefined,
  ): Promise<StoredRecord[]> {
    const items = await this.getMany(references.map(keyOf.record));
    return Promise.all(items.map((item) => this.#withOverflow(toRecord(item), unreadOf?.(String(item.type)))));
  }

  /**
   * Carries out all steps or none; answers the new item when it changes one alone. Throws `WriteRefused` with the reasons
   * of the steps that were refused. `outcome` is the record that they leave, where the answer shows just that.
   */
  write(steps: readonly Step[], _outcome?: StoredRecord): Promise<Written> {
    return writeSteps(this, steps);
  }

  /** Whether a change is written only to the version that was read, though others have changed nothing that it relies on. */
  get checksVersions(): boolean {
    return false;
  }

  /** Called for a record that a request leaves unchanged. Only a store with a precondition may refuse it. */
  requireMet(_record: StoredRecord): void {}

  /** Steps for each write that does not check the records it refers to. Only the store of an import has some. */
  get fence(): readonly Step[] {
    return [];
  }

  async get(key: Key): Promise<Item | undefined> {
    const { Item } = await this.#send(() =>
      this.client.send(
        new GetCommand({ TableName: this.tableName, Key: { ...key }, ConsistentRead: true, ...metered }),
      ),
    );
    return Item;
  }

  /** Reads many items in calls of 100 side by side; those that do not exist are left out, the order is that of the keys. */
  async getMany(keys: readonly Key[], { mayLag = false }: ManyOptions = {}): Promise<Item[]> {
    const unique = [...new Map(keys.map((key) => [keyName(key), key])).values()];
    const items = (await Promise.all(chunk(unique, batchSize).map((each) => this.#getBatch(each, mayLag)))).flat();
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
    for await (const { Items = [] } of this.pages(partitionQuery(partition, range))) yield Items;
  }

  /** Turns the item of a record into the record, with its overflow, but for linkages left unread. */
  complete(item: Readonly<Item>, unread?: readonly string[]): Promise<StoredRecord> {
    return this.#withOverflow(toRecord(item), unread);
  }

  async #withOverflow(record: StoredRecord, unread: readonly string[] = []): Promise<StoredRecord> {
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

  #getBatch(keys: readonly Key[], mayLag: boolean): Promise<Item[]> {
    const send = (input: BatchGetCommandInput) =>
      this.#count(() => this.client.send(new BatchGetCommand({ ...input, ...metered })));
    return this.#inTurn(() => this.calling.run(() => getBatch(this.tableName, keys, send, mayLag)));
  }

  /** Everything that a query finds, call by call. */
  async *pages(query: Query): AsyncGenerator<QueryCommandOutput> {
    let start: Item | undefined;
    do {
      const page = await this.query(query, start);
      yield page;
      start = page.LastEvaluatedKey;
    } while (start !== undefined);
  }

  /** One call of a query, from where the call before ended. */
  query(query: Query, start: Item | undefined): Promise<QueryCommandOutput> {
    const from = start === undefined ? {} : { ExclusiveStartKey: start };
    const command = new QueryCommand({ TableName: this.tableName, ...query, ...from, ...metered });
    return this.#send(() => this.client.send(command));
  }

  #send<Answer extends object>(call: () => Promise<Answer>): Promise<Answer> {
    return this.#inTurn(() => this.calling.run(() => this.#count(call)));
  }

  async #count<Answer extends object>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.meter.count(call);
    } catch (error) {
      throw translateError(error);
    }
  }
}

/** Opens the table that the environment names, with a meter of its own. */
export const openStore = (): Store => new Store(documentClient(), env.tableName, env);
