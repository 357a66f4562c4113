import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { type Item, scanTable } from '../../infra/tools/bench/scan-table.ts';
import { documentClient } from '../../lib/store/client.ts';
import { keyOf } from '../../lib/store/keys.ts';
import { putStep } from '../../lib/store/steps.ts';
import { Store } from '../../lib/store/store.ts';
import { closeTestTable, openTestTable } from './table.ts';

/** What the tables of a store hold. */
export interface Tables {
  readonly records: readonly Item[];
  readonly ballots: readonly Item[];
}

/** Reads both tables of a store. */
export const readTables = async (store: Store): Promise<Tables> => ({
  records: await scanTable(store),
  ballots: await scanTable({ client: store.client, tableName: store.ballotsTableName }),
});

const copyItems = async (items: readonly Item[], to: Store, table?: 'ballots'): Promise<void> => {
  for (let start = 0; start < items.length; start += 100)
    await to.write(
      items.slice(start, start + 100).map(({ pk, sk, ...item }) => ({
        ...putStep({ pk: String(pk), sk: String(sk) }, item, () => new Error('there')),
        ...(table && { table }),
      })),
    );
};

/** Puts copies of a record next to it: under ids of their own, in the same places of the indexes. Answers their ids. */
export const copyRecord = async (store: Store, record: { type: string; id: string }, count: number) => {
  const found = await store.get(keyOf.record(record));
  if (found === undefined) throw new Error(`no ${record.type} ${record.id} to copy`);
  const { pk: _pk, sk: _sk, ...item } = found;
  const ids = Array.from({ length: count }, () => randomUUID());
  const there = () => new Error('there');
  await store.write(ids.map((id) => putStep(keyOf.record({ ...record, id }), { ...item, id }, there)));
  return ids;
};

/** Fills the empty tables of a store with what others held. */
export const copyTables = async ({ records, ballots }: Tables, to: Store): Promise<void> => {
  await copyItems(records, to);
  await copyItems(ballots, to, 'ballots');
};

const openStore = async (): Promise<Store> =>
  new Store(documentClient(inject('endpoint')), (await openTestTable()).tableName);

/** Makes something in tables of its own, and answers what it has made and what the tables hold then. */
export const makeTables = async <Made>(
  make: (store: Store) => Promise<Made>,
): Promise<{ readonly made: Made; readonly tables: Tables }> => {
  const store = await openStore();
  const made = await make(store);
  const tables = await readTables(store);
  await closeTestTable(store.tableName);
  return { made, tables };
};

type Written = { readonly PutRequest: { readonly Item: Item } } | { readonly DeleteRequest: { readonly Key: Item } };

const nameOf = ({ pk, sk }: Item): string => JSON.stringify([pk, sk]);

const restoreItems = async (wanted: readonly Item[], { client }: Store, table: string): Promise<void> => {
  const left = new Map((await scanTable({ client, tableName: table })).map((item) => [nameOf(item), item]));
  const writes: Written[] = [];
  for (const item of wanted) {
    if (!isDeepStrictEqual(left.get(nameOf(item)), item)) writes.push({ PutRequest: { Item: item } });
    left.delete(nameOf(item));
  }
  for (const { pk, sk } of left.values()) writes.push({ DeleteRequest: { Key: { pk, sk } } });
  for (let start = 0; start < writes.length; start += 25)
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: writes.slice(start, start + 25) as never } }));
};

/** Puts tables back to what they held; only what differs is written. */
export const restoreTables = async ({ records, ballots }: Tables, store: Store): Promise<void> => {
  await restoreItems(records, store, store.tableName);
  await restoreItems(ballots, store, store.ballotsTableName);
};

/** What many scenes begin with, in tables of their own: made once. */
export interface Stage<Made> {
  readonly made: Made;
  /** Undoes what a scene has done; answers the tables. */
  readonly reset: () => Promise<Store>;
}

/**
 * Makes the data that many scenes begin with, in these tables or in new ones. A process caches some of it by id, such as the
 * questions of a period; a scene that must read these again makes its own data.
 */
export const makeStage = async <Made>(make: (store: Store) => Promise<Made>, given?: Store): Promise<Stage<Made>> => {
  const store = given ?? (await openStore());
  const made = await make(store);
  const tables = await readTables(store);
  const reset = async (): Promise<Store> => {
    await restoreTables(tables, store);
    return store;
  };
  return { made, reset };
};
