import type { FilterCondition } from '../../jsonapi/filter.ts';
import { typesShownToIntegrations } from '../../model/definition/relationship.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { newId } from '../../runtime/ids.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';

/** A condition on a relationship without the ids of records that only integrations see. */
const withoutHidden = async (
  { store }: OperationRequest,
  condition: FilterCondition & { readonly kind: 'relationship' },
  types: readonly string[],
): Promise<FilterCondition> => {
  const hidden = await store.readManyInline(types.flatMap((type) => condition.ids.map((id) => ({ type, id }))));
  const ids = condition.ids.filter((id) => !hidden.some((each) => each.id === id));
  // An empty list would match records without a target, so an id that no record has takes its place.
  return { ...condition, ids: ids.length === 0 ? [newId()] : ids };
};

/**
 * The conditions of a list without the targets that the caller may not see: nobody finds a record by a target that its
 * answer does not name. One round trip for a person who filters by a relationship of which integrations see more.
 */
export const visibleConditions = async (
  request: OperationRequest,
  { relationships }: AnyResource,
  conditions: readonly FilterCondition[],
): Promise<readonly FilterCondition[]> => {
  const hiddenTypesOf = ({ field }: FilterCondition) => typesShownToIntegrations(relationships[field]);
  if (conditions.every((each) => hiddenTypesOf(each).length === 0)) return conditions;
  const { principal } = await request.caller();
  if (principal.kind === 'integration') return conditions;
  return Promise.all(
    conditions.map((each) => {
      const types = hiddenTypesOf(each);
      const isAsked = each.kind === 'relationship' && each.ids.length > 0 && types.length > 0;
      return isAsked ? withoutHidden(request, each, types) : each;
    }),
  );
};
