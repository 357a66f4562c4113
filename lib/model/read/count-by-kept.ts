import type { FilterCondition } from '../../jsonapi/filter.ts';
import { countTargets } from '../../store/counter.ts';
import type { Store } from '../../store/store.ts';
import { countedRelationships, groupsOf } from '../definition/counted-targets.ts';
import type { AnyResource } from '../definition/resource.ts';

const countIn = async (
  store: Store,
  { type }: AnyResource,
  { field, relationship }: ReturnType<typeof countedRelationships>[number],
  ids: readonly string[],
): Promise<number> => {
  const inGroups = Map.groupBy(await groupsOf(store, relationship, [...new Set(ids)]), ([, group]) => group);
  const counts = [...inGroups].map(([group, found]) => {
    const targets = found.map(([target]) => target);
    return countTargets(store, { list: type, field, group }, targets);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

/**
 * Counts the records of a filter by a relationship whose targets are counted: one round trip, and one for each relationship
 * that leads to where the counts are. Undefined where there are other conditions, or no such counts.
 */
export const countByKept = (
  store: Store,
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): Promise<number> | undefined => {
  const [only, ...others] = conditions;
  if (only?.kind !== 'relationship' || others.length > 0 || only.ids.length === 0) return undefined;
  const counted = countedRelationships(resource).find(({ field }) => field === only.field);
  return counted && countIn(store, resource, counted, only.ids);
};
