import { JsonApiError } from '../../lib/errors/json-api-error.ts';
import { isJsonObject } from '../../lib/jsonapi/request-document.ts';
import type { Change } from '../../lib/model/validation/change.ts';
import { readRequestedChange } from '../../lib/model/validation/read-change.ts';
import { user } from '../../lib/resources/people/user.ts';
import { daysTo } from './dates.ts';
import { readJson, readRecords, SampleMistake, type SampleRecord, sampledTypes } from './read-records.ts';
import { type Directory, directoryOf, findRecord, requestData } from './references.ts';

/** A record of the sample, validated and ready to be created. */
export interface PlannedRecord extends Omit<SampleRecord, 'fields'> {
  readonly change: Change;
}

/** Returns the `SampleMistake` for a refused record; any other error stays the same. */
export const explainRefusal = ({ place }: Pick<SampleRecord, 'place'>, error: unknown): unknown =>
  error instanceof JsonApiError
    ? new SampleMistake(place, error.errors.map(({ detail, title }) => detail ?? title).join('; '))
    : error;

const changeOf = async (record: SampleRecord, directory: Directory): Promise<Change> => {
  try {
    return await readRequestedChange(record.resource, requestData(record, directory), { creates: true, trusted: true });
  } catch (error) {
    throw explainRefusal(record, error);
  }
};

const planRecord = async (record: SampleRecord, directory: Directory): Promise<PlannedRecord> => {
  const change = await changeOf(record, directory);
  // A profile that is created with its user would get another id on every load.
  if (record.resource === user && !change.toOne.profile) throw new SampleMistake(record.place, 'needs a "profile"');
  const { resource, place, entered } = record;
  const { id } = findRecord(directory, resource.type, place.key, place);
  return { resource, place, id, entered, change };
};

/** Reads which record is the example of its type: type → id, for all types. */
const readSamples = async (folder: string, directory: Directory): Promise<Readonly<Record<string, string>>> => {
  const place = { file: 'samples.json' };
  const keys = await readJson(folder, place.file);
  if (!isJsonObject(keys)) throw new SampleMistake(place, 'must be an object of types and keys');
  return Object.fromEntries(
    sampledTypes.map(({ type }) => {
      const key = keys[type];
      if (typeof key !== 'string') throw new SampleMistake(place, `names no ${type}`);
      return [type, findRecord(directory, type, key, place).id];
    }),
  );
};

export interface PlannedInstitution {
  readonly planned: readonly PlannedRecord[];
  readonly samples: Readonly<Record<string, string>>;
}

/**
 * Reads and validates the files of an institution, with their own dates or with dates moved to a later day. Throws a
 * `SampleMistake` with all errors of a record's fields.
 */
export const planInstitution = async (folder: string, today?: Date): Promise<PlannedInstitution> => {
  const days = today === undefined ? 0 : daysTo(today);
  const records = (await Promise.all(sampledTypes.map((resource) => readRecords(folder, resource, days)))).flat();
  const directory = directoryOf(records);
  const samples = await readSamples(folder, directory);
  return { planned: await Promise.all(records.map((record) => planRecord(record, directory))), samples };
};
