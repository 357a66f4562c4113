import { type Item, scanTable } from '../../infra/tools/bench/scan-table.ts';
import { putStep } from '../../lib/store/steps.ts';
import type { Store } from '../../lib/store/store.ts';

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

/** Fills the empty tables of a store with what others held. */
export const copyTables = async ({ records, ballots }: Tables, to: Store): Promise<void> => {
  await copyItems(records, to);
  await copyItems(ballots, to, 'ballots');
};
