import { rotating } from '../../runtime/clock.ts';
import { type CountedType, countSteps, countTargetStep } from '../../store/counter.ts';
import { counterShards } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { countedRelationships, groupOf } from '../definition/counted-targets.ts';
import type { ListedType } from '../definition/relationship.ts';
import { isListed } from './list-fields.ts';

/** A type whose records are counted, or are counted with their targets. */
export type CountedRecords = CountedType & Pick<ListedType, 'list' | 'relationships'>;

/** Where records are counted. */
export interface Counting {
  /** Who writes several transactions in parallel gives each a shard of its own. */
  readonly shard?: number | undefined;
  /** The record whose targets share their counts, where the type has such; null where the target does not exist. */
  readonly group?: string | null | undefined;
}

const targetSteps = (
  resource: CountedRecords,
  record: StoredRecord,
  amount: 1 | -1,
  { shard, group }: Counting & { readonly shard: number },
): Step[] =>
  countedRelationships(resource).flatMap(({ field, within }) => {
    const target = record[field];
    if (typeof target !== 'string') return [];
    const place = within.length === 0 ? target : group;
    if (place === undefined) throw new Error(`nothing says where a ${resource.type} is counted by its ${field}`);
    // Without the target the write is refused.
    return place === null ? [] : [countTargetStep({ list: resource.type, field, group: place }, target, amount, shard)];
  });

/**
 * Steps that count a record in (`amount` 1) or out (-1), in its list and with its targets, in the transaction that creates
 * or deletes it; none for a record that is in no list.
 */
export const countRecordSteps = (
  resource: CountedRecords,
  record: StoredRecord,
  amount: 1 | -1,
  { shard = rotating(counterShards), group }: Counting = {},
): Step[] =>
  isListed(resource, record)
    ? [...countSteps(resource, amount, shard), ...targetSteps(resource, record, amount, { shard, group })]
    : [];

/** Steps that count a record with the targets that a change gives it, and no longer with those that it had. */
export const movedCountSteps = async (
  store: Pick<Store, 'readManyInline'>,
  resource: ListedType,
  before: StoredRecord,
  after: StoredRecord,
): Promise<Step[]> => {
  const moved = countedRelationships(resource).filter(({ field }) => before[field] !== after[field]);
  if (moved.length === 0) return [];
  const relationships = Object.fromEntries(moved.map(({ field, relationship }) => [field, relationship]));
  const counted = { ...resource, relationships };
  const [from, to] = await Promise.all([groupOf(store, counted, before), groupOf(store, counted, after)]);
  const shard = rotating(counterShards);
  return [
    ...targetSteps(counted, before, -1, { shard, group: from }),
    ...targetSteps(counted, after, 1, { shard, group: to }),
  ];
};
