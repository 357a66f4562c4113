/** The rules for pages of the allowed origins, in AWS and on one machine. */
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

/** The rules for pages of these origins at the upload addresses of archives, in AWS and on one machine. */
export const uploadCors = {
  methods: ['PUT'],
  headers: ['content-type', 'if-none-match'],
  exposedHeaders: [],
  maxAgeInSeconds: 3600,
} as const;

// The bucket of uploads would match a `*` within a name, and API Gateway would not, so no origin may have one.
const httpOrigin = /^https?:\/\/[^*]+$/;

/** Returns whether a text is an origin in the form of a browser, or of API Gateway for several origins. */
export const isOrigin = (text: string): boolean =>
  ['*', 'http://*', 'https://*'].includes(text) ||
  (httpOrigin.test(text) && URL.canParse(text) && new URL(text).origin === text);

export const originRule =
  'origins as browsers send them, without a path or a final slash, such as https://app.example.edu';
