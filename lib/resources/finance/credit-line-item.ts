import { readOnly } from '../../model/definition/attribute.ts';
import { date, decimal, jsonObject, longText, text } from '../../model/definition/attribute-kinds.ts';
import { toAny, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A credit on a faculty member's account, such as a travel grant or a course release. */
export const creditLineItem = defineResource({
  type: 'credit_line_item',
  collection: 'credit_line_items',
  area: 'finance',
  attributes: {
    transaction_date: date(),
    amount: decimal(),
    description: longText(),
    external_id: text(),
    term: text(),
    comment: longText(),
    custom_fields: jsonObject(),
    ...timestamps,
    category: readOnly(text()),
    status: readOnly(text()),
  },
  relationships: {
    profile: toOne('profile'),
    source: toAny(),
  },
  required: ['transaction_date', 'amount'],
  list: { counters: 'in all', filters: { profile: { slot: 1 }, source: { slot: 2 }, external_id: { slot: 3 } } },
});

/** The same as a request creates it: a credit stands on somebody's account. */
export const newCreditLineItem = { ...creditLineItem, required: [...creditLineItem.required, 'profile'] };
