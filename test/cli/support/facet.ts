import path from 'node:path';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { type Program, run } from '../../infra/local/support/holder.ts';
import { openTestTable } from '../../support/table.ts';

const program = path.resolve(import.meta.dirname, '../../../cli/facet.ts');

export interface Outcome {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `facet` in a process of its own, with its log as a developer sees it. */
export const startFacet = (args: readonly string[], env: NodeJS.ProcessEnv): Program =>
  run(program, args, { LOG_LEVEL: '', ...env });

/** Runs `facet` to its end, with `input` on its standard input. */
export const runFacet = async (args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<Outcome> => {
  const { process: child, output, ended } = startFacet(args, env);
  // A command that reads no input may have ended before it is written.
  child.stdin?.on('error', () => {}).end(input);
  return { status: await ended, ...output };
};

/** A table that stands for a deployed one, and `facet` working on it: no engine is started. */
export interface DeployedTable {
  readonly store: Store;
  readonly facet: (args: readonly string[], input?: string) => Promise<Outcome>;
}

export const openDeployedTable = async (): Promise<DeployedTable> => {
  const { tableName, endpoint } = await openTestTable();
  return {
    store: new Store(documentClient(endpoint), tableName),
    facet: (args, input) =>
      runFacet([...args, '--table', tableName], { DYNAMODB_ENDPOINT: endpoint, FACET_DATA: '/nowhere' }, input),
  };
};
