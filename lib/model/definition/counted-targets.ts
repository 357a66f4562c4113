import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { type ListedType, type ToOne, targetTypes } from './relationship.ts';

/** Reads where counts of targets are kept (`ToOne.counted`). */
type Reading = Pick<Store, 'readManyInline'>;

/** The relationships of a type whose targets are counted, by name. */
export const countedRelationships = ({ relationships }: Pick<ListedType, 'relationships'>) =>
  Object.entries(relationships).flatMap(([field, relationship]) => {
    if (relationship.kind !== 'one' || relationship.counted === undefined) return [];
    const { within = [] } = relationship.counted;
    return [{ field, relationship, within }];
  });

/**
 * The record whose targets share the items of their counts, for each of some targets that exist: a round trip for each
 * relationship that leads there.
 */
export const groupsOf = async (
  store: Reading,
  relationship: ToOne,
  targets: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  let [type = ''] = targetTypes(relationship) ?? [];
  let groups = new Map(targets.map((target) => [target, target]));
  for (const { field, type: next } of relationship.counted?.within ?? []) {
    const places = [...new Set(groups.values())];
    const found = await store.readManyInline(places.map((id) => ({ type, id })));
    const leadsTo = new Map(found.map((record) => [record.id, record[field]]));
    groups = new Map(
      [...groups].flatMap(([target, place]) => {
        const id = leadsTo.get(place);
        return typeof id === 'string' ? [[target, id] as const] : [];
      }),
    );
    type = next;
  }
  return groups;
};

/**
 * The record whose targets share their counts, for a record that leads to such a target; null where the target does not
 * exist, undefined for a type without such. No round trip for most types.
 */
export const groupOf = async (
  store: Reading,
  resource: ListedType,
  record: StoredRecord,
): Promise<string | null | undefined> => {
  const shared = countedRelationships(resource).find(({ within }) => within.length > 0);
  if (shared === undefined) return undefined;
  const target = String(record[shared.field]);
  return (await groupsOf(store, shared.relationship, [target])).get(target) ?? null;
};
