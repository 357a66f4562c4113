import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listCreditLineItems } from '../../lib/operations/derived/finance.ts';
import { creditLineItem } from '../../lib/resources/finance/credit-line-item.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Lists credit line items (operation 107). */
export const handler = operation(listCreditLineItems, list(creditLineItem, people));
