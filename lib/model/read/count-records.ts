import type { FilterCondition } from '../../jsonapi/filter.ts';
import { countList } from '../../store/list.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import { countByCounters } from './count-by-counter.ts';
import { countByKept } from './count-by-kept.ts';
import { countByTargets } from './count-by-targets.ts';
import { type Access, type FilterAccess, filterAccess, instantAccesses, orderAccess } from './list-access.ts';
import { Allowance, readAll } from './list-reading.ts';
import { matches } from './matches.ts';
import { type Attempt, tryInTurn } from './try-in-turn.ts';

interface Counting {
  readonly resource: AnyResource;
  readonly conditions: readonly FilterCondition[];
  /** Most records to look at. */
  readonly most: number;
}

/** Counts the records on a way that meet the conditions; undefined when there are too many to look at. */
const countOn = async (
  store: Store,
  access: Access,
  { resource, conditions, most }: Counting,
): Promise<number | undefined> => {
  const allowance = new Allowance(most);
  let count = 0;
  for await (const record of readAll(store, access, allowance)) if (matches(resource, record, conditions)) count += 1;
  return allowance.isExceeded ? undefined : count;
};

/** Whether all records on a way, within its range, meet all conditions, as the index alone shows. */
const meetsAll = ({ condition, orderedBy }: FilterAccess, conditions: readonly FilterCondition[]): boolean =>
  conditions.every(
    (each) => each === condition || (each.kind === 'instant' && each.field === orderedBy && each.operator !== 'neq'),
  );

// Records that are looked at before it is asked whether another way is shorter.
const firstLook = 50;

/** Counts all on a way in the index; in the targets where these know it and have many each. */
const countOnIndex = (
  store: Store,
  { path, range, condition }: FilterAccess,
  countInTargets: ReturnType<typeof countByTargets>,
): Promise<number> => {
  if (countInTargets === undefined) return countList(store, path, range);
  const inIndex: Attempt<number> = async (most) => {
    const count = await countList(store, path, range, most);
    return count === Number.POSITIVE_INFINITY ? undefined : count;
  };
  const targets = condition.kind === 'relationship' ? condition.ids.length : 1;
  return tryInTurn([inIndex, () => countInTargets(store)], firstLook * targets);
};

const countByReading = async (
  store: Store,
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): Promise<number> => {
  const filtered = filterAccess(resource, conditions);
  if (filtered !== undefined && meetsAll(filtered, conditions)) {
    const kept = countByKept(resource, conditions);
    // What takes one round trip needs no look at the index first.
    if (kept?.isDirect) return kept.count(store);
    return countOnIndex(store, filtered, kept?.count ?? countByTargets(resource, conditions));
  }
  const instants = filtered?.isCrowded === false ? [] : instantAccesses(resource, conditions, filtered?.orderedBy);
  const ways = [...instants, ...(filtered === undefined ? [] : [filtered])];
  const [only = orderAccess(resource, 'created_at', conditions), ...others] = ways;
  const attempts = [only, ...others].map(
    (access) => (most: number) => countOn(store, access, { resource, conditions, most }),
  );
  return tryInTurn(attempts, others.length === 0 ? Number.POSITIVE_INFINITY : firstLook);
};

/**
 * How many records of a type's list meet the conditions. Without conditions, or with conditions on one instant only, the
 * counters answer, or the index of that instant counts; with one on a relationship to one, its index, the counts that are
 * kept of it, or the targets. Else the records that meet the narrowest condition are read.
 */
export const countRecords = (
  store: Store,
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): Promise<number> => countByCounters(store, resource, conditions) ?? countByReading(store, resource, conditions);
