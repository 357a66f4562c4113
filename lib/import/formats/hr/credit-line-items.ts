/**
 * credit_line_items.csv → credit line items.
 *
 * | column | field |
 * |---|---|
 * | external_id, transaction_date, description, term, comment, custom_fields | the same |
 * | amount | amount: digits and a point, kept as they are written |
 * | category, status | the same, which the API only shows |
 * | profile_external_id | profile |
 * | source_type, source_external_id | source: a record of another of the HR files; may be empty |
 */
import { date, json, number, text } from './columns.ts';
import { type HrTable, toProfile } from './hr-table.ts';

/** What is read of credit_line_items.csv; map-rows.ts adds the source, whose type is the row's to say. */
export const creditLineItems: HrTable = {
  file: 'credit_line_items.csv',
  type: 'credit_line_item',
  attributes: {
    ...{ external_id: text, transaction_date: date, amount: number, description: text, term: text },
    ...{ comment: text, custom_fields: json, category: text, status: text },
  },
  references: { profile: { to: toProfile, isRequired: true } },
  required: ['external_id', 'transaction_date', 'amount'],
};
