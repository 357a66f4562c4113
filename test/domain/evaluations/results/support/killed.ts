import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../../../../../infra/tools/bench/scan-table.ts';
import { putStep } from '../../../../../lib/store/steps.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { injectFaults } from '../../../../support/faults.ts';

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
export const copyTables = async (
  { records, ballots }: { readonly records: readonly Item[]; readonly ballots: readonly Item[] },
  to: Store,
): Promise<void> => {
  await copyItems(records, to);
  await copyItems(ballots, to, 'ballots');
};

/** From which request on nothing goes out any more; the n-th may still be carried out, its answer is lost. */
export interface Moment {
  readonly n: number;
  readonly afterwards: boolean;
}

/** For work that is to be counted only. */
export const never: Moment = { n: Number.POSITIVE_INFINITY, afterwards: false };

/** Lets work die at a moment; answers how many requests there were. */
export const dieAt = async (
  client: DynamoDBDocumentClient,
  { n, afterwards }: Moment,
  work: () => Promise<unknown>,
): Promise<number> => {
  let requests = 0;
  const stop = injectFaults(client, () => {
    requests += 1;
    if (requests < n) return undefined;
    return { error: new Error('killed'), afterwards: afterwards && requests === n };
  });
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'killed') throw error;
  } finally {
    stop();
  }
  return requests;
};
