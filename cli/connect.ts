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
  // The SDK takes an empty one for a name, and does not ask the profile.
  if (process.env.AWS_REGION === '') delete process.env.AWS_REGION;
  const { openStore } = await import('../lib/store/store.ts');
  // Of a local one the engine sees to that.
  const forgetSignals = exitOnSignal();
  try {
    return await work(openStore());
  } finally {
    forgetSignals();
  }
};

/**
 * Does some work on the table: the deployed one that `target` names, with the credentials that the AWS SDK finds; else
 * the local one, on the running server's engine or one that is started for as long as the work takes.
 */
export const withStore = <Result>(target: Target, work: Work<Result>): Promise<Result> =>
  target.table === undefined ? withLocalStore(work) : withDeployedStore(target.table, target, work);
