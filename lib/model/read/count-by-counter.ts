import type { FilterCondition } from '../../jsonapi/filter.ts';
import { countAll } from '../../store/counter.ts';
import { countList } from '../../store/list.ts';
import { allKeys, valueRange } from '../../store/list-index.ts';
import { type ListPath, orderPath } from '../../store/list-path.ts';
import type { Store } from '../../store/store.ts';
import type { AnyResource } from '../definition/resource.ts';
import { hasOrder, intersect, isWhole, type KeyRange, orderOf, rangeFor } from './list-range.ts';
import { type Attempt, tryInTurn } from './try-in-turn.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

// There are more than the count may look at.
const unlessMore = (count: number): number | undefined => (count === Number.POSITIVE_INFINITY ? undefined : count);

// The count inside the range looks at this many records first. Then the count outside of the range begins.
const firstLook = 100;

/** How many records of a list lie in a range: those are counted in the index, or those outside of it, whichever are fewer. */
const countRange = (store: Store, resource: AnyResource, path: ListPath, range: KeyRange): Promise<number> => {
  const all = () => countAll(store, resource);
  if (isWhole(range)) return all();
  const [from, to] = range;
  if (from > to) return Promise.resolve(0);
  const countInside: Attempt<number> = async (most) => unlessMore(await countList(store, path, range, most));
  const countOutside: Attempt<number> = async (most) => {
    const outside: KeyRange[] = [
      [allKeys[0], from],
      [to, allKeys[1]],
    ];
    const count = unlessMore(sum(await Promise.all(outside.map((each) => countList(store, path, each, most)))));
    return count === undefined ? undefined : (await all()) - count;
  };
  return tryInTurn([countInside, countOutside], firstLook);
};

const countField = async (
  store: Store,
  resource: AnyResource,
  field: string,
  conditions: readonly FilterCondition[],
): Promise<number> => {
  const path = orderPath(resource.type, orderOf(resource, field));
  const range = rangeFor(field, conditions);
  const excluded = conditions.flatMap((each) =>
    each.kind === 'instant' && each.operator === 'neq' && each.value !== null ? [each.value] : [],
  );
  const [count, ...others] = await Promise.all([
    countRange(store, resource, path, range),
    ...[...new Set(excluded)].map((value) => countList(store, path, intersect(range, valueRange(value)))),
  ]);
  return count - sum(others);
};

/** Counts without reading records; undefined where conditions on several fields, or on relationships, forbid it. */
export const countByCounters = (
  store: Store,
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): Promise<number> | undefined => {
  if (!resource.list.isCounted || conditions.some(({ kind }) => kind !== 'instant')) return undefined;
  const [first] = conditions;
  if (first === undefined) return countAll(store, resource);
  const isOne = conditions.every(({ field }) => field === first.field) && hasOrder(resource, first.field);
  return isOne ? countField(store, resource, first.field, conditions) : undefined;
};
