/** What pages of the allowed origins may do, in AWS and on one machine. */
export const cors = {
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  headers: [
    'authorization',
    'content-type',
    'accept',
    'accept-language',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'prefer',
  ],
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
    'preference-applied',
    'content-disposition',
    'content-language',
  ],
  maxAgeInSeconds: 3600,
} as const;

/** What pages of these origins may do at the addresses to which archives are uploaded, there as here. */
export const uploadCors = {
  methods: ['PUT'],
  headers: ['content-type', 'if-none-match'],
  exposedHeaders: [],
  maxAgeInSeconds: 3600,
} as const;

// A `*` within a name is matched by the bucket of uploads, and not by API Gateway.
const httpOrigin = /^https?:\/\/[^*]+$/;

/** Whether a browser sends an origin in this form, or API Gateway takes it for several. */
export const isOrigin = (text: string): boolean =>
  ['*', 'http://*', 'https://*'].includes(text) ||
  (httpOrigin.test(text) && URL.canParse(text) && new URL(text).origin === text);

export const originRule =
  'origins as browsers send them, without a path or a final slash, such as https://app.example.edu';
