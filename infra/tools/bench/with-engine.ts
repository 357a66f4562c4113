import { documentClient } from '../../../lib/store/client.ts';
import { openStore, Store } from '../../../lib/store/store.ts';
import { startEngine } from '../../local/engine/start-engine.ts';
import { ensureTables } from '../../local/ensure-table.ts';
import { setLocalEnvironment } from '../../local/environment.ts';
import { prepareData } from '../../local/prepare-data.ts';
import type { SampleTable } from './sample-request.ts';

/** Makes a table on the engine of a benchmark. */
export type OpenTable = (name: string) => Promise<Store>;

const openTable: OpenTable = async (name) => {
  const store = new Store(documentClient(), name);
  await ensureTables(store.client, store.tableName, store.ballotsTableName);
  return store;
};

/** Runs work on an engine of its own, which keeps everything in memory. */
export const withEngine = async (work: (open: OpenTable) => Promise<void>): Promise<void> => {
  const engine = await startEngine({ kind: 'dynoxide' });
  try {
    delete process.env.DYNAMODB_ENDPOINT;
    setLocalEnvironment(engine.endpoint);
    await work(openTable);
  } finally {
    await engine.stop();
  }
};

/** Runs work on the sample institution, without the logs of its requests. */
export const withSample = (work: (table: SampleTable) => Promise<void>): Promise<void> =>
  withEngine(async () => {
    process.env.LOG_LEVEL = 'silent';
    await work({ store: openStore(), ...(await prepareData({})) });
  });
