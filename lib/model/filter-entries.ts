import { filterEntry, filterIndex } from '../store/filter-index.ts';
import { keyOf } from '../store/keys.ts';
import { listKey, listOrders } from '../store/list-index.ts';
import type { StoredRecord } from '../store/record.ts';
import { changeStep, type Step } from '../store/steps.ts';
import { isListed } from './list-fields.ts';
import { linkedIds } from './record-fields.ts';
import type { AnyResource } from './resource.ts';

// An entry follows from record and target alone, so that nothing has to hold and writing it twice writes it once.
const nothing = () => undefined;

const entrySteps = (
  resource: AnyResource,
  record: StoredRecord,
  relationship: string,
  targets: readonly string[],
): Step[] => {
  const filter = resource.list?.filters?.[relationship];
  if (filter === undefined || !isListed(resource, record)) return [];
  return targets.map((target) => {
    const [attribute, partition] = filterEntry(resource.type, filter, { value: target, id: record.id });
    const set = [
      [[attribute], partition],
      [[listOrders.created_at.attribute], listKey(record.created_at, record.id)],
    ] as const;
    return changeStep(keyOf.filterEntry(record, relationship, target), { set }, nothing);
  });
};

/** Steps that write the entries by which a new record is found by the targets of its to-many relationships. */
export const filterEntrySteps = (resource: AnyResource, record: StoredRecord): Step[] =>
  Object.entries(resource.relationships).flatMap(([name, { kind }]) =>
    kind === 'many' ? entrySteps(resource, record, name, linkedIds(record, name)) : [],
  );

/** Steps that belong to those that link a standing record with further targets of a to-many relationship. */
export const addedEntrySteps = (
  resource: AnyResource,
  record: StoredRecord,
  relationship: string,
  targets: readonly string[],
): Step[] => {
  const filter = resource.list?.filters?.[relationship];
  const entries = entrySteps(resource, record, relationship, targets);
  if (filter === undefined || entries.length === 0) return [];
  // From now on it is not found among those without a target.
  const remove = [[filterIndex(filter.slot).attribute]] as const;
  return [changeStep(keyOf.record(record), { remove }, nothing), ...entries];
};
