import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { loadSample } from '../../infra/sample/load.ts';
import type { Store } from '../../lib/store/store.ts';
import { copyTables, makeTables, type Tables } from './copy-tables.ts';

interface LoadedSample {
  readonly made: Readonly<Record<string, string>>;
  readonly tables: Tables;
}

// In the folder of the whole run, for all of its workers.
const kept = path.join(tmpdir(), 'facet-sample');

const load = async (): Promise<LoadedSample> => {
  const sample = await makeTables(loadSample);
  writeFileSync(`${kept}.${process.pid}`, serialize(sample));
  renameSync(`${kept}.${process.pid}`, kept);
  return sample;
};

/**
 * Fills tables with the sample institution, and answers its samples by type. It is loaded once in a run and copied then, in
 * a quarter of the processor time.
 */
export const fillWithSample = async (store: Store): Promise<Readonly<Record<string, string>>> => {
  const { made, tables } = existsSync(kept) ? (deserialize(readFileSync(kept)) as LoadedSample) : await load();
  await copyTables(tables, store);
  return made;
};
