import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isJsonObject } from '../../../lib/jsonapi/request-document.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { parseExact } from '../../../lib/runtime/json.ts';
import { type Location, SampleMistake } from './mistake.ts';

/** One record of a file: its fields by name, references as keys. */
export interface SampleRecord {
  readonly resource: AnyResource;
  readonly place: Required<Location>;
  /** Location of the record in its file, from 0. */
  readonly position: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Reads a JSON file of the institution; numbers keep their digits. */
export const readJson = async (folder: string, file: string): Promise<unknown> => {
  try {
    return parseExact(await readFile(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new SampleMistake({ file }, error instanceof Error ? error.message : String(error));
  }
};

/** Name of the file that holds the records of a type. */
export const fileOf = ({ collection }: AnyResource): string => `${collection.replaceAll('_', '-')}.json`;

const toRecord = (resource: AnyResource, value: unknown, position: number): SampleRecord => {
  const file = fileOf(resource);
  if (!isJsonObject(value) || typeof value.key !== 'string' || value.key === '') {
    throw new SampleMistake({ file }, `record ${position + 1} must be an object with a "key"`);
  }
  const { key, ...fields } = value;
  return { resource, place: { file, key }, position, fields };
};

/** Reads the records of one type. Throws a `SampleMistake` for a file that does not hold records with keys of their own. */
export const readRecords = async (folder: string, resource: AnyResource): Promise<SampleRecord[]> => {
  const values = await readJson(folder, fileOf(resource));
  if (!Array.isArray(values)) throw new SampleMistake({ file: fileOf(resource) }, 'must hold an array of records');
  const records = values.map((value, position) => toRecord(resource, value, position));
  const keys = new Set<string>();
  for (const { place } of records) {
    if (keys.has(place.key)) throw new SampleMistake(place, 'the key is there twice');
    keys.add(place.key);
  }
  return records;
};
