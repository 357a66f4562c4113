import { createOne, deleteOne, follow, listAll, readOne, type TypeOfRows } from '../derived.ts';

// Rows of their own, marked as free of side effects, so that a function's bundle holds its own row alone.

const creditLineItems = {
  group: 'finance',
  type: 'credit_line_item',
  collection: 'credit_line_items',
  area: 'finance',
  one: 'a credit line item',
  many: 'credit line items',
} as const satisfies TypeOfRows;

/** Read a credit line item. */
export const readCreditLineItem = /* @__PURE__ */ readOne(creditLineItems, 'read-credit-line-item', 106);

/** List credit line items. */
export const listCreditLineItems = /* @__PURE__ */ listAll(creditLineItems, 'list-credit-line-items', 107);

/** Read what a relationship of a credit line item leads to. */
export const followCreditLineItem = /* @__PURE__ */ follow(creditLineItems, 'follow-credit-line-item', 108);

/** Create a credit line item. */
export const createCreditLineItem = /* @__PURE__ */ createOne(creditLineItems, 'create-credit-line-item', 109);

/** Delete a credit line item. */
export const deleteCreditLineItem = /* @__PURE__ */ deleteOne(creditLineItems, 'delete-credit-line-item', 111);
