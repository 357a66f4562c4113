import type { FilterCondition } from '../../jsonapi/filter.ts';
import { countTargets } from '../../store/counter.ts';
import type { Store } from '../../store/store.ts';
import { countedRelationships, groupsOf } from '../definition/counted-targets.ts';
import { type ToOne, targetTypes } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';

/**
 * Reads counts that the targets' own records hold, for the targets that exist; undefined where the relationship has no such
 * field.
 */
const countInRecords = async (
  store: Store,
  relationship: ToOne,
  targets: readonly string[],
): Promise<ReadonlyMap<string, number> | undefined> => {
  const field = relationship.counted?.alsoIn;
  const [type] = targetTypes(relationship) ?? [];
  if (field === undefined || type === undefined) return undefined;
  const records = await store.readManyInline(targets.map((id) => ({ type, id })));
  return new Map(records.map((record) => [record.id, Number(record[field] ?? 0)]));
};

const countIn = async (
  store: Store,
  { type }: AnyResource,
  { field, relationship }: ReturnType<typeof countedRelationships>[number],
  ids: readonly string[],
): Promise<number> => {
  const targets = [...new Set(ids)];
  const inRecords = countInRecords(store, relationship, targets);
  const groups = Map.groupBy(await groupsOf(store, relationship, targets), ([, group]) => group);
  const counts = [...groups].map(async ([group, found]) => {
    const ofGroup = found.map(([target]) => target);
    const counting = countTargets(store, { list: type, field, group }, ofGroup);
    // A deleted target can leave counter items behind, so that only targets that exist are counted.
    const [count, numbers] = await Promise.all([counting, inRecords]);
    if (numbers === undefined) return count;
    const number = numbers.get(group);
    return number === undefined ? 0 : count + number;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

/**
 * Counts the records of a filter by a relationship whose targets are counted: one round trip, and one for each relationship
 * that leads to where the counts are. Undefined where there are other conditions, or no such counts.
 */
export const countByKept = (
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): { readonly isDirect: boolean; count(store: Store): Promise<number> } | undefined => {
  const [only, ...others] = conditions;
  if (only?.kind !== 'relationship' || others.length > 0 || only.ids.length === 0) return undefined;
  const counted = countedRelationships(resource).find(({ field }) => field === only.field);
  return (
    counted && {
      isDirect: counted.within.length === 0,
      count: (store) => countIn(store, resource, counted, only.ids),
    }
  );
};
