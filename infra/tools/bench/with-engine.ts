import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentClient } from '../../../lib/store/client.ts';
import { openStore, Store } from '../../../lib/store/store.ts';
import { ensureTables } from '../../local/data/ensure-table.ts';
import { setLocalEnvironment } from '../../local/data/environment.ts';
import { prepareData } from '../../local/data/prepare-data.ts';
import { startEngine } from '../../local/engine/start-engine.ts';

/** The sample institution in a table, and a token for it. */
export interface SampleTable {
  readonly store: Store;
  readonly token: string;
  /** Id of one record of each type. */
  readonly samples: Readonly<Record<string, string>>;
}

/** Makes a table on the engine of a benchmark. */
export type OpenTable = (name: string) => Promise<Store>;

const ensure = ({ client, tableName, ballotsTableName }: Store) => ensureTables(client, tableName, ballotsTableName);

const openTable: OpenTable = async (name) => {
  const store = new Store(documentClient(), name);
  await ensure(store);
  return store;
};

/** Runs work on an engine of its own, which keeps everything in memory; `pid` is its process. */
export const withEngine = async (work: (open: OpenTable, pid: number) => Promise<void>): Promise<void> => {
  const engine = await startEngine({ kind: 'dynoxide' });
  try {
    delete process.env.DYNAMODB_ENDPOINT;
    setLocalEnvironment(engine.endpoint);
    await work(openTable, engine.pid);
  } finally {
    await engine.stop();
  }
};

// What imports and invitations keep in files lies in a folder that goes when the work is done.
const inFolder = async (work: () => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-bench-'));
  const folders = {
    IMPORT_FOLDER: path.join(folder, 'uploads'),
    INVITATION_FOLDER: path.join(folder, 'invitations'),
    REPORT_FOLDER: path.join(folder, 'reports'),
  };
  Object.assign(process.env, folders);
  try {
    await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Runs work on the sample institution, without the logs of its requests. */
export const withSample = (work: (table: SampleTable) => Promise<void>): Promise<void> =>
  withEngine(() =>
    inFolder(async () => {
      process.env.LOG_LEVEL = 'silent';
      await work({ store: openStore(), ...(await prepareData({}, { ensure })) });
    }),
  );
