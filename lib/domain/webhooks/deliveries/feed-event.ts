import { unmarshall } from '@aws-sdk/util-dynamodb';
import { resourceUrl } from '../../../jsonapi/links.ts';
import type { AnnouncedType } from '../../../resources/announced-types.ts';
import { eventTypeOf } from '../../../resources/service/event-types.ts';
import { feedKeyOf } from '../../../store/feed/feed-keys.ts';
import { partsOf } from '../../../store/keys.ts';
import { keyAttributes, timeToLive } from '../../../store/table.ts';
import type { Change } from '../../changes/change.ts';
import type { StreamRecord } from '../../changes/stream-event.ts';
import type { WebhookEvent } from '../sending/events.ts';

/** The beginning of the partition key of every entry of the change feed. */
export const feedPrefix = `${partsOf(feedKeyOf.end(0).pk)[0]}#`;

/** The attribute of an entry of the change feed that no other item of its partitions has. */
export const entryAttribute = 'subject_type';

/** Whether an event of the stream is an entry that was added to the change feed. */
export const isNewEntry = ({ dynamodb: { Keys, OldImage, NewImage } }: StreamRecord): boolean =>
  OldImage === undefined &&
  NewImage?.[entryAttribute] !== undefined &&
  Keys[keyAttributes.partition]?.S?.startsWith(feedPrefix) === true;

/** The change that a new entry of the change feed holds; undefined for any other event of the stream. */
export const changeIn = (record: StreamRecord): Change | undefined => {
  const { NewImage } = record.dynamodb;
  if (NewImage === undefined || !isNewEntry(record)) return undefined;
  const {
    [keyAttributes.partition]: _pk,
    [keyAttributes.sort]: _sk,
    [timeToLive]: _expires,
    ...change
  } = unmarshall(NewImage);
  // Only lib/domain/changes/record-changes.ts writes entries.
  return change as unknown as Change;
};

/** What is sent of a change; `base` is the address of the service as the owner of the endpoint knows it. */
export const eventOf = (change: Change, { resource, scope }: AnnouncedType, base: string): WebhookEvent => {
  const { id, action, subject_type, subject_id, external_id, source_ids, version, changed, at } = change;
  const { collection } = resource;
  return {
    id,
    type: eventTypeOf(subject_type, action),
    subject: `${collection}/${subject_id}`,
    time: at,
    scope,
    data: {
      version,
      changed,
      external_id,
      ...(source_ids && { source_ids }),
      related: action === 'deleted' ? null : resourceUrl(base, collection, subject_id),
    },
  };
};
