import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followCreditLineItem } from '../../lib/operations/derived/finance.ts';
import { everyType } from '../../lib/resources/every-type.ts';
import { creditLineItem } from '../../lib/resources/finance/credit-line-item.ts';

/** Reads what a relationship of a credit line item leads to (operation 108). */
export const handler = operation(followCreditLineItem, related(creditLineItem, everyType));
