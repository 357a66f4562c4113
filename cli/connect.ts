import { exitOnSignal } from '../infra/local/process/exit-on-signal.ts';
import type { Store } from '../lib/store/store.ts';
import type { Target } from './command.ts';

type Work<Result> = (store: Store) => Promise<Result>;

const openLocalStore = async (endpoint: string): Promise<Store> => {
  const { setLocalEnvironment } = await import('../infra/local/data/environment.ts');
  setLocalEnvironment(endpoint);
  const { openStore } = await import('../lib/store/store.ts');
  const { ensureFedTables } = await import('../infra/local/data/ensure-table.ts');
  const store = openStore();
  await ensureFedTables(store);
  return store;
};

const withLocalStore = async <Result>(work: Work<Result>): Promise<Result> => {
  const { holdEngine } = await import('../infra/local/engine/hold-engine.ts');
  const engine = await holdEngine('command');
  try {
    return await work(await openLocalStore(engine.endpoint));
  } finally {
    await engine.release();
  }
};

const withDeployedStore = async <Result>(
  table: string,
  { region, ballotsTable }: Target,
  work: Work<Result>,
): Promise<Result> => {
  Object.assign(process.env, {
    TABLE_NAME: table,
    ...(region === undefined ? {} : { AWS_REGION: region }),
    ...(ballotsTable === undefined ? {} : { BALLOTS_TABLE_NAME: ballotsTable }),
  });
  // The SDK would take an empty text for a region's name, and would not ask the profile.
  if (process.env.AWS_REGION === '') delete process.env.AWS_REGION;
  const { openStore } = await import('../lib/store/store.ts');
  // A local engine handles signals itself; for a deployed table, this function does.
  const forgetSignals = exitOnSignal();
  try {
    return await work(openStore());
  } finally {
    forgetSignals();
  }
};

/**
 * Runs work on a table. With `target.table` it is the deployed table, with the credentials that the AWS SDK finds;
 * otherwise it is the local one, on the running server's engine or on an engine that is started for the work.
 */
export const withStore = <Result>(target: Target, work: Work<Result>): Promise<Result> =>
  target.table === undefined ? withLocalStore(work) : withDeployedStore(target.table, target, work);
