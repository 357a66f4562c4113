import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { startEngine } from '../../local/engine/start-engine.ts';
import { ensureTable } from '../../local/ensure-table.ts';

/** Makes a table on the engine of a benchmark. */
export type OpenTable = (name: string) => Promise<Store>;

const openTable: OpenTable = async (name) => {
  const store = new Store(documentClient(), name);
  await ensureTable(store.client, store.tableName);
  return store;
};

/** Runs a benchmark on an engine of its own, which keeps everything in memory. */
export const onEngine = async (run: (open: OpenTable) => Promise<void>): Promise<void> => {
  const engine = await startEngine({ kind: 'dynoxide' });
  try {
    const credentials = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_REGION: 'local' };
    Object.assign(process.env, credentials, { DYNAMODB_ENDPOINT: engine.endpoint });
    await run(openTable);
  } finally {
    await engine.stop();
  }
};
