import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder, until } from './holder.ts';
import { startServer } from './server.ts';

// In the folder of the whole run, where the first worker that needs it makes it for all of them.
const started = path.join(tmpdir(), 'facet-started');

const isFirst = (): boolean => {
  try {
    mkdirSync(`${started}.claimed`);
    return true;
  } catch {
    return false;
  }
};

const start = async (): Promise<void> => {
  const folder = `${started}.new`;
  const server = await startServer(folder);
  await server.stop();
  renameSync(folder, started);
};

/** A data folder of its own for a test, as a first start leaves it. Loading the sample is most of a start, and done once. */
export const makeSampleFolder = async (): Promise<string> => {
  if (isFirst()) await start();
  await until(() => existsSync(started));
  const folder = makeDataFolder();
  cpSync(started, folder, { recursive: true });
  return folder;
};
