import { stat } from 'node:fs/promises';
import { openFolder } from './folder-source.ts';
import { ImportStopped } from './import-stopped.ts';
import type { Source } from './source.ts';
import { openZip } from './zip-source.ts';

/** Opens a zip archive or a folder. Throws `ImportStopped`. */
export const openSource = async (location: string): Promise<Source> => {
  const found = await stat(location).catch(() => undefined);
  if (found === undefined) throw new ImportStopped('There is no such file or folder.');
  return found.isDirectory() ? openFolder(location) : openZip(location);
};
