// Stands in for two modules of the SDK in bundles: `@smithy/core/event-streams` (19 KB), which it loads only for operations
// that stream events, and DynamoDB has none; and `@aws-sdk/endpoint-cache` (9 KB), which the DynamoDB client constructs
// and no command reads (none has the endpoint discovery plugin).

/** A cache that is constructed and never read. */
export class EndpointCache {}

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
