import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from './holder.ts';
import { startServer } from './server.ts';

const startOnce = async (): Promise<string> => {
  // It goes with the folder of the whole run.
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-started-'));
  const server = await startServer(folder);
  await server.stop();
  return folder;
};

let started: Promise<string> | undefined;

/** A data folder of its own for a test, as a first start leaves it. Loading the sample is most of a start, and done once. */
export const makeSampleFolder = async (): Promise<string> => {
  started ??= startOnce();
  const folder = makeDataFolder();
  cpSync(await started, folder, { recursive: true });
  return folder;
};
