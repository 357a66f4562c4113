import { keyOf, type RecordReference } from './keys.ts';
import { listKey, listOrders } from './list-index.ts';
import { type ChangeStep, changeStep, itemExists, type Refusal } from './steps.ts';

/** The fields by which a record says when it last changed: its own one, and its place in the order of its list. */
export const touchedFields = (id: string, at: string): ChangeStep['set'] => [
  [['updated_at'], at],
  [[listOrders.updated_at.attribute], listKey(at, id)],
];

/** Step that lets a record say that it has changed, where what a client sees of it is stored in other items. */
export const touchStep = (record: RecordReference, at: string, missing: Refusal): ChangeStep =>
  changeStep(keyOf.record(record), { conditions: [itemExists], set: touchedFields(record.id, at) }, missing);
