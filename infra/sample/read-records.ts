import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { v4, v7 } from 'uuid';
import { isJsonObject } from '../../lib/jsonapi/request-document.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { courseEvaluationPeriodMessage } from '../../lib/resources/messages/course-evaluation-period-message.ts';
import { messageSuppression } from '../../lib/resources/messages/message-suppression.ts';
import { messageTemplate } from '../../lib/resources/messages/message-template.ts';
import { resources } from '../../lib/resources/registry.ts';
import { institution } from '../../lib/resources/service/institution.ts';
import { ltiPlatform } from '../../lib/resources/service/lti-platform.ts';
import { parseExact } from '../../lib/runtime/json.ts';
import { moveDates } from './dates.ts';

/** The types of the sample institution's records. */
export const sampledTypes: readonly AnyResource[] = [
  ...resources,
  institution,
  ltiPlatform,
  messageTemplate,
  messageSuppression,
  courseEvaluationPeriodMessage,
];

/** A place in the sample institution; without a key, the whole file. */
export interface Location {
  readonly file: string;
  readonly key?: string;
}

/** A mistake in the sample institution's files, with its place. */
export class SampleMistake extends Error {
  constructor({ file, key }: Location, reason: string) {
    super(`${file}${key === undefined ? '' : `, "${key}"`}: ${reason}`);
  }
}

/** A record as a file has it: its fields by name, and references as keys. */
export interface SampleRecord {
  readonly resource: AnyResource;
  readonly place: Required<Location>;
  /** The id that the record has at every load. */
  readonly id: string;
  readonly entered: Date;
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
const fileOf = ({ collection }: AnyResource): string => `${collection.replaceAll('_', '-')}.json`;

// The day on which the institution's records were "entered", so that every load gives the same ids and times.
const firstEntry = Date.parse('2024-08-01T08:00:00.000Z');

/**
 * Returns the creation time of a record by its position in the file, because ids of version 7 sort by time. A new
 * record belongs at the end of its file: otherwise the later records would get other ids.
 */
const entryTime = (position: number): Date => new Date(firstEntry + position * 1_000);

/** Returns the id of a record: version 7, or version 4 if ids must not show an order. */
const sampleId = ({ type, hasOpaqueIds, onlyId }: AnyResource, key: string, entered: Date): string => {
  if (onlyId !== undefined) return onlyId;
  const random = createHash('sha256').update(`${type}#${key}`).digest();
  return hasOpaqueIds ? v4({ random }) : v7({ random, msecs: entered.getTime() });
};

const toRecord = (
  resource: AnyResource,
  value: unknown,
  { position, days }: { readonly position: number; readonly days: number },
): SampleRecord => {
  const file = fileOf(resource);
  if (!isJsonObject(value) || typeof value.key !== 'string' || value.key === '') {
    throw new SampleMistake({ file }, `record ${position + 1} must be an object with a "key"`);
  }
  const { key, ...written } = value;
  const fields = moveDates(written, days);
  const entered = entryTime(position);
  return { resource, place: { file, key }, id: sampleId(resource, key, entered), entered, fields };
};

/**
 * Reads the records of one type, with their dates moved by some days. Throws a `SampleMistake` if the file does not
 * hold records with their own keys.
 */
export const readRecords = async (folder: string, resource: AnyResource, days: number): Promise<SampleRecord[]> => {
  const values = await readJson(folder, fileOf(resource));
  if (!Array.isArray(values)) throw new SampleMistake({ file: fileOf(resource) }, 'must hold an array of records');
  const records = values.map((value, position) => toRecord(resource, value, { position, days }));
  const keys = new Set<string>();
  for (const { place } of records) {
    if (keys.has(place.key)) throw new SampleMistake(place, 'the key is there twice');
    keys.add(place.key);
  }
  return records;
};
