import { StoreError } from '../store/errors.ts';
import { filterEntry, filterIndex, type ListFilter } from '../store/filter-index.ts';
import { keyOf } from '../store/keys.ts';
import { listKey, listOrders } from '../store/list-index.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Condition, changeStep, deleteStep, type Step } from '../store/steps.ts';
import { isListed } from './list-fields.ts';
import { linkedIds } from './record-fields.ts';
import type { AnyResource } from './resource.ts';

// An entry follows from record and target alone, so that nothing has to hold and writing it twice writes it once.
const nothing = () => undefined;

/** A to-many relationship by whose targets a listed record is found. */
interface Filtered {
  readonly record: StoredRecord;
  readonly relationship: string;
  readonly filter: ListFilter;
}

const filteredBy = (resource: AnyResource, record: StoredRecord, relationship: string): Filtered | undefined => {
  const filter = resource.list?.filters?.[relationship];
  return filter === undefined || !isListed(resource, record) ? undefined : { record, relationship, filter };
};

const entrySteps = ({ record, relationship, filter }: Filtered, targets: readonly string[]): Step[] =>
  targets.map((target) => {
    const [attribute, partition] = filterEntry(record.type, filter, { value: target, id: record.id });
    const set = [
      [[attribute], partition],
      [[listOrders.created_at.attribute], listKey(record.created_at, record.id)],
    ] as const;
    return changeStep(keyOf.filterEntry(record, relationship, target), { set }, nothing);
  });

/** Steps that write the entries by which a new record is found by the targets of its to-many relationships. */
export const filterEntrySteps = (resource: AnyResource, record: StoredRecord): Step[] =>
  Object.entries(resource.relationships).flatMap(([name, { kind }]) => {
    const filtered = kind === 'many' ? filteredBy(resource, record, name) : undefined;
    return filtered === undefined ? [] : entrySteps(filtered, linkedIds(record, name));
  });

/** Targets that a standing record gains, or loses, in a to-many relationship. */
export interface Gained {
  readonly relationship: string;
  readonly targets: readonly string[];
}

/** Steps that belong to those that link a standing record with further targets. */
export const addedEntrySteps = (
  resource: AnyResource,
  record: StoredRecord,
  { relationship, targets }: Gained,
): Step[] => {
  const filtered = filteredBy(resource, record, relationship);
  if (filtered === undefined || targets.length === 0) return [];
  // From now on it is not found among those without a target.
  const remove = [[filterIndex(filtered.filter.slot).attribute]] as const;
  return [changeStep(keyOf.record(record), { remove }, nothing), ...entrySteps(filtered, targets)];
};

/** Steps that belong to those that part a record from targets; `isLast` tells that it keeps no other. */
export const removedEntrySteps = (
  resource: AnyResource,
  record: StoredRecord,
  { relationship, targets, isLast }: Gained & { readonly isLast: boolean },
): Step[] => {
  const filtered = filteredBy(resource, record, relationship);
  if (filtered === undefined || targets.length === 0) return [];
  const removed = targets.map((target) => deleteStep(keyOf.filterEntry(record, relationship, target), nothing, []));
  if (!isLast) return removed;
  const [attribute, partition] = filterEntry(record.type, filtered.filter, { value: null, id: record.id });
  // One that has come in meanwhile must not be found among those without a target.
  const conditions: Condition[] = [{ kind: 'shorter', path: [relationship], than: targets.length + 1 }];
  const emptied = changeStep(keyOf.record(record), { conditions, set: [[[attribute], partition]] }, (found) =>
    found === undefined ? undefined : new StoreError('contended', `"${relationship}" has changed meanwhile`),
  );
  return [...removed, emptied];
};
