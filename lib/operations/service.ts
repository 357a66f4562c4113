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

/** Read the reference page. */
export const readReference = {
  name: 'read-reference',
  number: 25,
  group: 'service',
  method: 'GET',
  path: '/',
  summary: 'Read the reference page',
} as const satisfies Page;

/** Read a part of the reference page. */
export const readReferencePart = {
  name: 'read-reference-part',
  number: 26,
  group: 'service',
  method: 'GET',
  path: '/reference/{file}',
  summary: 'Read a part of the reference page',
} as const satisfies Page;

/** Read where the collections are. */
export const readEntry = {
  name: 'read-entry',
  number: 27,
  group: 'service',
  method: 'GET',
  path: '/api/v1',
  summary: 'Read where the collections are',
} as const satisfies Page;
