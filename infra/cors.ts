/** What pages of the allowed origins may do, in AWS and on one machine. */
export const cors = {
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  headers: ['authorization', 'content-type', 'accept', 'idempotency-key', 'if-match', 'if-none-match'],
  exposedHeaders: [
    'location',
    'retry-after',
    'allow',
    'etag',
    'idempotency-key',
    'idempotent-replayed',
    'ratelimit',
    'ratelimit-policy',
    'deprecation',
    'sunset',
    'link',
  ],
  maxAgeInSeconds: 3600,
} as const;
