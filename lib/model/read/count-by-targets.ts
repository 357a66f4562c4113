import type { FilterCondition } from '../../jsonapi/filter.ts';
import { linkageSize } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { countField } from '../definition/record-fields.ts';
import { type ToOne, targetTypes } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';

/** How many records of a type refer to a target by a relationship, as the target's own record shows it. */
type CountIn = (target: StoredRecord) => number;

const countInTarget = ({ type, relationships }: AnyResource, { inverse, leaves }: ToOne): CountIn | undefined => {
  if (inverse?.isUncounted) return undefined;
  const counted = (target: StoredRecord) => Number(target[countField(type)] ?? 0);
  if (inverse?.unless !== undefined && leaves === 'counter')
    return (target) => linkageSize(target, inverse.linkage) + counted(target);
  if (inverse !== undefined) return (target) => linkageSize(target, inverse.linkage);
  // A counter is of a type, whichever of its relationships refers to the target.
  const counters = Object.values(relationships).filter((each) => each.leaves === 'counter');
  if (leaves !== 'counter' || counters.length !== 1) return undefined;
  return counted;
};

/**
 * Counts the records of a filter by a relationship to one, in the records that they refer to: one round trip. Undefined where
 * there are other conditions, or where a target does not show who refers to it.
 */
export const countByTargets = (
  resource: AnyResource,
  conditions: readonly FilterCondition[],
): ((store: Store) => Promise<number>) | undefined => {
  const [only, ...others] = conditions;
  if (only?.kind !== 'relationship' || others.length > 0 || only.ids.length === 0) return undefined;
  const relationship = resource.relationships[only.field];
  if (relationship?.kind !== 'one' || Object.hasOwn(resource.computedLinkage, only.field)) return undefined;
  const [type, ...otherTypes] = targetTypes(relationship) ?? [];
  const countIn = countInTarget(resource, relationship);
  if (type === undefined || otherTypes.length > 0 || countIn === undefined) return undefined;
  const targets = [...new Set(only.ids)].map((id) => ({ type, id }));
  return async (store) => (await store.readManyInline(targets)).reduce((sum, target) => sum + countIn(target), 0);
};
