import type { FilterCondition } from '../../jsonapi/filter.ts';
import { typesToldToIntegrations } from '../../model/definition/relationship.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { newId } from '../../runtime/ids.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';

/** A condition on a relationship without the ids of records that are named to integrations alone. */
const withoutUntold = async (
  { store }: OperationRequest,
  condition: FilterCondition & { readonly kind: 'relationship' },
  types: readonly string[],
): Promise<FilterCondition> => {
  const untold = await store.readManyInline(types.flatMap((type) => condition.ids.map((id) => ({ type, id }))));
  const ids = condition.ids.filter((id) => !untold.some((each) => each.id === id));
  // No ids at all would ask for records that lead nowhere.
  return { ...condition, ids: ids.length === 0 ? [newId()] : ids };
};

/**
 * The conditions of a list as far as the caller may see what they find: nobody finds a record by a target that its answer
 * does not name. One round trip, for a person who filters by a relationship that names some targets to integrations alone.
 */
export const toldConditions = async (
  request: OperationRequest,
  { relationships }: AnyResource,
  conditions: readonly FilterCondition[],
): Promise<readonly FilterCondition[]> => {
  const untoldBy = ({ field }: FilterCondition) => typesToldToIntegrations(relationships[field]);
  if (conditions.every((each) => untoldBy(each).length === 0)) return conditions;
  const { principal } = await request.caller();
  if (principal.kind === 'integration') return conditions;
  return Promise.all(
    conditions.map((each) => {
      const types = untoldBy(each);
      const isAsked = each.kind === 'relationship' && each.ids.length > 0 && types.length > 0;
      return isAsked ? withoutUntold(request, each, types) : each;
    }),
  );
};
