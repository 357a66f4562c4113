import { dataFile } from '../data/data-file.ts';
import { commandLineOf, endProcess, isAlive } from './process-life.ts';
import { accepts } from './who-answers.ts';

/** The holder of the engine: the server shares it with commands, a command does not share it. */
export type Holder = 'server' | 'command';

/** What other processes read in `.facet/engine.json`: the engine that runs on the data and who started it. */
export interface EngineRecord {
  readonly pid: number;
  readonly endpoint: string;
  readonly owner: { readonly pid: number; readonly what: Holder };
}

const file = dataFile<EngineRecord>('engine.json');

export const { read: readEngineRecord, write: writeEngineRecord, remove: removeEngineRecord } = file;

/** Whether the engine of a record answers. */
export const isReachable = ({ endpoint }: EngineRecord): Promise<boolean> => {
  const { hostname, port } = new URL(endpoint);
  return accepts({ host: hostname, port: Number(port) });
};

// The system may have given the number of a dead engine to a stranger: ours has the data's path in its command line.
const isOurs = async (record: EngineRecord, data: string): Promise<boolean> =>
  isAlive(record.pid) && (commandLineOf(record.pid)?.includes(data) ?? (await isReachable(record)));

/** Ends an engine whose owner was killed, so that no two engines ever write one file. Call it with the data locked. */
export const endOrphan = async (data: string): Promise<void> => {
  const record = file.read();
  if (record && (await isOurs(record, data))) await endProcess(record.pid);
  file.remove();
};
