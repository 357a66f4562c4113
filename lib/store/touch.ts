import { keyOf, type RecordReference } from './keys.ts';
import { listKey, listOrders } from './list-index.ts';
import { type ChangeStep, changeStep, itemExists, type Refusal } from './steps.ts';

/** The fields that say when a record last changed: its own one, and its place in the order of its list. */
export const touchedFields = (id: string, at: string): ChangeStep['set'] => [
  [['updated_at'], at],
  [[listOrders.updated_at.attribute], listKey(at, id)],
];

/**
 * Counts of a record that a linkage change adds to. Writers do not conflict on the version, but callers see a new one.
 */
export const countTouch: ChangeStep['add'] = [[['linkage_changes'], 1]];

/** Step that marks a record as changed, where other items hold a part of what a client sees of it. */
export const touchStep = (record: RecordReference, at: string, missing: Refusal): ChangeStep =>
  changeStep(
    keyOf.record(record),
    { conditions: [itemExists], set: touchedFields(record.id, at), add: countTouch },
    missing,
  );

/** The same step, which also adds to counts. */
export const withAdditions = (step: ChangeStep, add: ChangeStep['add']): ChangeStep => ({
  ...step,
  add: [...step.add, ...add],
});
