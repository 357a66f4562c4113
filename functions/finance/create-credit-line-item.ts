import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createCreditLineItem } from '../../lib/operations/derived/finance.ts';
import { newCreditLineItem } from '../../lib/resources/finance/credit-line-item.ts';

/** Creates a credit line item (operation 109). */
export const handler = operation(createCreditLineItem, create(newCreditLineItem));
