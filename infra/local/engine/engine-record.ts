import { dataFile } from '../data/data-file.ts';
import { commandLineOf, endProcess, isAlive } from './process-life.ts';
import { accepts } from './who-answers.ts';

/** The holder of the engine. A server shares its engine with commands, and a command does not share its own. */
export type Holder = 'server' | 'command';

/** The record in `.facet/engine.json` for other processes: the engine that runs on the data, and who started it. */
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

// The system may have given the number of a dead engine to another process. Ours has the path of the data in its
// command line.
const isOurs = async (record: EngineRecord, data: string): Promise<boolean> =>
  isAlive(record.pid) && (commandLineOf(record.pid)?.includes(data) ?? (await isReachable(record)));

/** Ends an engine whose owner was killed, so that two engines never write one file. The caller has locked the data. */
export const endOrphan = async (data: string): Promise<void> => {
  const record = file.read();
  if (record && (await isOurs(record, data))) await endProcess(record.pid);
  file.remove();
};
