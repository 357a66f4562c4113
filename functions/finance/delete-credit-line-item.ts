import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteCreditLineItem } from '../../lib/operations/derived/finance.ts';
import { creditLineItem } from '../../lib/resources/finance/credit-line-item.ts';

/** Deletes a credit line item (operation 111). */
export const handler = operation(deleteCreditLineItem, remove(creditLineItem));
