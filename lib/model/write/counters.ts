import { type CountedValues, counterSteps, movedCounterSteps } from '../../store/counter.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Step } from '../../store/steps.ts';
import { type CountedType, counterFields, counterOf } from '../definition/counter-fields.ts';
import { textOf } from '../definition/record-fields.ts';

const valuesOf = (resource: CountedType, record: StoredRecord): CountedValues =>
  Object.fromEntries(counterFields(resource).map((field) => [field, textOf(record, field)]));

/** Whether the counter of its list counts a record. */
const isCounted = ({ list }: CountedType, record: StoredRecord): boolean =>
  list.counters !== undefined && !(list.countedWith && record[list.countedWith.relationship]);

/** Steps that count a record in or out, in the transaction that creates or deletes it; none for types without counters. */
export const countSteps = (resource: CountedType, record: StoredRecord, amount: 1 | -1, shard?: number): Step[] =>
  isCounted(resource, record) ? counterSteps(counterOf(resource), valuesOf(resource, record), amount, shard) : [];

/** Steps that keep the counters true when a record changes. */
export const recountSteps = (resource: CountedType, before: StoredRecord, after: StoredRecord): Step[] =>
  isCounted(resource, after)
    ? movedCounterSteps(counterOf(resource), valuesOf(resource, before), valuesOf(resource, after))
    : [];
