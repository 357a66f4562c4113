// Stands in for `@smithy/core/event-streams` in bundles: the SDK loads it only for operations that stream events, and
// DynamoDB has none. The real one is 19 KB.

/** The codec of event streams, which no operation of DynamoDB reaches. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are left out of this bundle; see infra/bundle/sdk.');
  }
}

/** Never called: a client asks for it only when it is about to build an `EventStreamSerde`. */
export const eventStreamSerdeProvider = undefined;

/** Named by the client of S3, which bundles with this file leave out again: none of their functions calls it. */
export const resolveEventStreamSerdeConfig = undefined;
