import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { creditLineItem } from '../../lib/resources/finance/credit-line-item.ts';

export const listCreditLineItems = list(creditLineItem);
export const readCreditLineItemRelated = relatedToOne(creditLineItem);
export const readCreditLineItem = read(creditLineItem);
export const createCreditLineItem = create(creditLineItem);
export const updateCreditLineItem = update(creditLineItem);
export const deleteCreditLineItem = remove(creditLineItem);
