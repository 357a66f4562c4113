import type { FilterCondition } from '../../../../jsonapi/filter.ts';
import { linkageOf } from '../../../../model/definition/record-fields.ts';
import type { Store } from '../../../../store/store.ts';

// The id of no record. With it, a term without periods has no results.
const nowhere = '00000000-0000-0000-0000-000000000000';

/**
 * Adds the periods of the terms to a filter by term alone, because periods have an index. One round trip
 * where there is such a condition.
 */
export const narrowByTerm = async (
  store: Store,
  conditions: readonly FilterCondition[],
): Promise<readonly FilterCondition[]> => {
  const byTerm = conditions.find(({ field }) => field === 'term');
  if (byTerm?.kind !== 'relationship' || conditions.some(({ field }) => field === 'period')) return conditions;
  const terms = await store.readMany(byTerm.ids.map((id) => ({ type: 'course_evaluation_term', id })));
  const periods = terms.flatMap((term) => Object.keys(linkageOf(term, 'periods')));
  return [...conditions, { kind: 'relationship', field: 'period', ids: periods.length === 0 ? [nowhere] : periods }];
};
