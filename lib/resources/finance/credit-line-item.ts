import { date, decimal, jsonObject, longText, text } from '../../model/definition/attribute-kinds.ts';
import { toAny, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A credit on a faculty member's account, such as a travel grant or a course release. */
export const creditLineItem = defineResource({
  type: 'credit_line_item',
  collection: 'credit_line_items',
  requiresPrecondition: true,
  group: 'finance',
  area: 'finance',
  attributes: {
    transaction_date: date({ required: true }),
    amount: decimal({ required: true }),
    description: longText(),
    external_id: text({ filter: { slot: 3 } }),
    term: text(),
    comment: longText(),
    custom_fields: jsonObject(),
    ...timestamps,
    category: text({ readOnly: true }),
    status: text({ readOnly: true }),
  },
  relationships: {
    // A credit stands on somebody's account.
    profile: toOne('profile', { required: 'on create', filter: { slot: 1 } }),
    source: toAny({ filter: { slot: 2 } }),
  },
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, related: true, create: true, update: { number: 3 }, delete: true },
});
