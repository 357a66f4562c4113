import { isJsonObject } from '../../../lib/jsonapi/request-document.ts';
import { resources } from '../../../lib/resources/registry.ts';
import { SampleMistake } from './mistake.ts';
import { readJson } from './read-records.ts';
import { type Directory, findRecord } from './references.ts';

const file = 'samples.json';

/** Reads the sample record of each type: type → id. */
export const readSamples = async (folder: string, directory: Directory): Promise<Readonly<Record<string, string>>> => {
  const keys = await readJson(folder, file);
  if (!isJsonObject(keys)) throw new SampleMistake({ file }, 'must be an object of types and keys');
  return Object.fromEntries(
    resources.map(({ type }) => {
      const key = keys[type];
      if (typeof key !== 'string') throw new SampleMistake({ file }, `names no ${type}`);
      return [type, findRecord(directory, type, key, { file }).id];
    }),
  );
};
