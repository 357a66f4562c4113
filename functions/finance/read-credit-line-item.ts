import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readCreditLineItem } from '../../lib/operations/derived/finance.ts';
import { creditLineItem } from '../../lib/resources/finance/credit-line-item.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads a credit line item (operation 106). */
export const handler = operation(readCreditLineItem, read(creditLineItem, people));
