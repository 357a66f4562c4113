import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateCreditLineItem } from '../../lib/operations/finance.ts';
import { creditLineItem } from '../../lib/resources/finance/credit-line-item.ts';

/** Updates a credit line item (operation 3); the digits of its amount are kept as they are sent. */
export const handler = operation(updateCreditLineItem, update(creditLineItem));
