// Stands in for `@aws-sdk/endpoint-cache` in bundles: the DynamoDB client makes one, no command of it ever asks it
// (none has the endpoint discovery plugin), and the real one brings an LRU cache of 9 KB.

/** A cache that is made and never used. */
export class EndpointCache {}
