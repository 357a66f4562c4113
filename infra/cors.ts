/** What pages of the allowed origins may do, in AWS and on one machine. */
export const cors = {
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  headers: ['authorization', 'content-type', 'accept'],
  exposedHeaders: ['location', 'retry-after', 'allow'],
  maxAgeInSeconds: 3600,
} as const;
