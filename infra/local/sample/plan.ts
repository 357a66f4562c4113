import { JsonApiError } from '../../../lib/jsonapi/errors.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import { readRequestedChange } from '../../../lib/model/validation/read-change.ts';
import { user } from '../../../lib/resources/people/user.ts';
import { SampleMistake } from './mistake.ts';
import type { SampleRecord } from './read-records.ts';
import { type Directory, findRecord, requestData } from './references.ts';
import { entryTime } from './sample-id.ts';

/** A record of the sample, validated and ready to be created. */
export interface PlannedRecord extends Pick<SampleRecord, 'resource' | 'place'> {
  readonly id: string;
  readonly entered: Date;
  readonly change: Change;
}

/** The `SampleMistake` that a refusal of a record means; any other error stays as it is. */
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

/** Validates a record. Throws a `SampleMistake` with everything that its fields have against it. */
export const planRecord = async (record: SampleRecord, directory: Directory): Promise<PlannedRecord> => {
  const change = await changeOf(record, directory);
  // A profile made on the side would have another id on every load.
  if (record.resource === user && !change.toOne.profile) throw new SampleMistake(record.place, 'needs a "profile"');
  const { resource, place, position } = record;
  const { id } = findRecord(directory, resource.type, place.key, place);
  return { resource, place, id, entered: entryTime(position), change };
};
