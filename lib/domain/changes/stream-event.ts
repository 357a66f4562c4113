import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { keyAttributes } from '../../store/table.ts';
import type { Images } from './describe-change.ts';

type Image = Record<string, AttributeValue>;

/** One event of the table's stream, as Lambda hands it to a function. */
export interface StreamRecord {
  readonly eventID: string;
  readonly eventSourceARN?: string;
  readonly dynamodb: {
    readonly Keys: Image;
    readonly OldImage?: Image;
    readonly NewImage?: Image;
    /** Grows within a shard of the stream. */
    readonly SequenceNumber: string;
    /** Seconds since 1970. */
    readonly ApproximateCreationDateTime: number;
  };
}

/** The payload of a function that consumes the stream. */
export interface StreamEvent {
  readonly Records: readonly StreamRecord[];
}

/** The function receives only events of items with this sort key: records, and the main items of other partitions. */
export const consumedSortKey = keyOf.record({ type: '', id: '' }).sk;

const toRecord = (image: Image | undefined): StoredRecord | undefined => {
  if (image === undefined) return undefined;
  const { [keyAttributes.partition]: _pk, [keyAttributes.sort]: _sk, ...record } = unmarshall(image);
  // An item under a record's key is a record, and the caller has checked the key.
  return record as StoredRecord;
};

/** Returns the record before and after an event; undefined if the event belongs to no record of these types. */
export const imagesOf = (
  { dynamodb: { Keys, OldImage, NewImage } }: StreamRecord,
  types: Pick<ReadonlySet<string>, 'has'>,
): Images | undefined => {
  const { [keyAttributes.partition]: pk, [keyAttributes.sort]: sk } = unmarshall(Keys);
  const [type = ''] = String(pk).split('#');
  if (sk !== consumedSortKey || !types.has(type)) return undefined;
  return { before: toRecord(OldImage), after: toRecord(NewImage) };
};

/** Returns a unique name for an event. The local engine counts the events of each table separately. */
export const eventName = ({ eventID, eventSourceARN = '' }: StreamRecord): string =>
  [eventSourceARN.split('/').slice(1).join('/'), eventID].join('#');

/** Returns the time of the write, to the second or less exactly. */
export const streamedAt = ({ dynamodb }: StreamRecord): Date => new Date(dynamodb.ApproximateCreationDateTime * 1_000);
