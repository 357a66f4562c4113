import type { FilterCondition } from '../../jsonapi/filter.ts';
import { comparableId } from '../../runtime/comparable-id.ts';
import type { StoredRecord } from '../../store/record.ts';
import { comparableTexts, eachValueOf, targetsOf, textOf } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';

const compare = (value: string | null, { operator, value: bound }: FilterCondition & { kind: 'instant' }): boolean => {
  if (operator === 'eq') return value === bound;
  if (operator === 'neq') return value !== bound;
  // A range never includes what has no value.
  if (value === null || bound === null) return false;
  switch (operator) {
    case 'lt':
      return value < bound;
    case 'lte':
      return value <= bound;
    case 'gt':
      return value > bound;
    case 'gte':
      return value >= bound;
  }
};

const leadsTo = (
  resource: AnyResource,
  record: StoredRecord,
  { field, ids }: FilterCondition & { kind: 'relationship' },
) => {
  const relationship = resource.relationships[field];
  const targets = relationship === undefined ? [] : targetsOf(record, field, relationship);
  return ids.length === 0 ? targets.length === 0 : targets.some(({ id }) => ids.includes(id));
};

const hasText = (
  resource: AnyResource,
  record: StoredRecord,
  { field, values }: FilterCondition & { kind: 'text' },
): boolean => {
  const found = eachValueOf(resource, record, field);
  const stored = record[field];
  const wanted = comparableTexts(resource, field, values);
  // A list without an index: one of its texts is wanted.
  if (found === undefined && Array.isArray(stored) && stored.length > 0)
    return stored.some((text) => wanted.includes(comparableId(text)));
  if (found === undefined) {
    const text = textOf(record, field);
    return wanted.includes(text === null ? null : comparableId(text));
  }
  return found.length === 0 ? wanted.includes(null) : found.some((value) => wanted.includes(value));
};

const meets = (resource: AnyResource, record: StoredRecord, condition: FilterCondition): boolean => {
  switch (condition.kind) {
    case 'instant':
      return compare(textOf(record, condition.field), condition);
    case 'text':
      return hasText(resource, record, condition);
    case 'relationship':
      return leadsTo(resource, record, condition);
    case 'words':
    case 'walked words':
    case 'walked id':
      throw new Error('a search has a way of its own');
  }
};

/** Whether a record meets all conditions. */
export const matches = (resource: AnyResource, record: StoredRecord, conditions: readonly FilterCondition[]): boolean =>
  conditions.every((condition) => meets(resource, record, condition));
