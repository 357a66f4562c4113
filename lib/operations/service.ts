import type { Page } from './operation.ts';

/** Read the OpenAPI document. */
export const readOpenapi = {
  name: 'read-openapi',
  number: 24,
  group: 'service',
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'Read the OpenAPI document',
} as const satisfies Page;
