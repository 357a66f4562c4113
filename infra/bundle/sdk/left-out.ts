// Stands in for two modules of the SDK in bundles: `@smithy/core/event-streams` (19 KB), which it loads only for operations
// that stream events, and DynamoDB has none; and `@aws-sdk/endpoint-cache` (9 KB), which the DynamoDB client constructs
// and no command reads (none has the endpoint discovery plugin).

/** A cache that the client constructs and never reads. */
export class EndpointCache {}

/** The codec of event streams, which no operation of DynamoDB uses. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are left out of this bundle; see infra/bundle/sdk.');
  }
}

/** A client calls this only when it builds an `EventStreamSerde`, so it is never called. */
export const eventStreamSerdeProvider = undefined;

/**
 * The client of S3 imports this name. Bundles with this file leave that client out again, because none of their
 * functions calls it.
 */
export const resolveEventStreamSerdeConfig = undefined;
