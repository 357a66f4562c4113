import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { StaleRead } from '../../store/refused.ts';
import { type Condition, changeStep, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from '../validation/change.ts';
import { validationError } from '../validation/validation-error.ts';
import { storedToOnes } from './links-of.ts';

// Each ancestor is a step of the transaction that moves a record, which has room for a hundred.
const maxLevels = 80;

const ancestorsFrom = async (store: Store, type: string, first: string, field: string): Promise<StoredRecord[]> => {
  const ancestors: StoredRecord[] = [];
  for (let id: unknown = first; typeof id === 'string' && ancestors.length <= maxLevels; ) {
    const record = await store.readInline({ type, id });
    if (record === undefined) return ancestors;
    ancestors.push(record);
    id = record[field];
  }
  return ancestors;
};

const staysStep = (ancestor: StoredRecord, field: string): Step => {
  const value = ancestor[field] ?? null;
  const stays: Condition = value === null ? { kind: 'blank', path: [field] } : { kind: 'equals', path: [field], value };
  return changeStep(keyOf.record(ancestor), { conditions: [stays] }, (found) =>
    found === undefined || (found[field] ?? null) === value ? undefined : new StaleRead('an ancestor has moved'),
  );
};

/**
 * Steps that keep a tree a tree when a change moves one of its records: all that will be above it are where they were
 * read. Throws 422 when the record is among them. One round trip a level; nothing for a change that moves nothing.
 */
export const ancestorSteps = async (
  store: Store,
  resource: AnyResource,
  record: StoredRecord,
  change: Change,
): Promise<Step[]> => {
  const steps: Step[] = [];
  for (const [name, { types }] of storedToOnes(resource)) {
    const target = change.toOne[name];
    if (types?.[0] !== resource.type || !target || target.id === record[name]) continue;
    const ancestors = await ancestorsFrom(store, resource.type, target.id, name);
    const refuse = (code: 'inside_itself' | 'too_deep') =>
      validationError([{ field: name, code, bound: maxLevels }], change.data, resource);
    if (ancestors.some(({ id }) => id === record.id)) throw refuse('inside_itself');
    if (ancestors.length > maxLevels) throw refuse('too_deep');
    steps.push(...ancestors.map((ancestor) => staysStep(ancestor, name)));
  }
  return steps;
};
