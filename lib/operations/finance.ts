import type { Operation } from './operation.ts';

// Rows of their own rather than members of one object, so that a function's bundle holds its own row alone.

/** Update a credit line item. */
export const updateCreditLineItem = {
  name: 'update-credit-line-item',
  number: 3,
  group: 'finance',
  method: 'PATCH',
  path: '/api/v1/credit_line_items/{id}',
  scope: 'finance:write',
  body: 'credit_line_item',
  answers: 'credit_line_item',
  summary: 'Update a credit line item',
} as const satisfies Operation;
