import type { FilterCondition } from '../../../../jsonapi/filter.ts';
import type { Store } from '../../../../store/store.ts';
import { type FoundBy, resultIdsBy } from '../reading/result-ids.ts';

// The id of no evaluation.
const nowhere = '00000000-0000-0000-0000-000000000000';

const foundBy: Readonly<Record<string, FoundBy>> = { course: 'course', department: 'departments' };

/** Turns the filters by course and by department into one by the evaluations whose results name them. One round trip or two. */
export const narrowComments = async (
  store: Store,
  conditions: readonly FilterCondition[],
): Promise<readonly FilterCondition[]> =>
  Promise.all(
    conditions.map(async (condition) => {
      const field = foundBy[condition.field];
      if (condition.kind !== 'relationship' || field === undefined) return condition;
      const ids = condition.ids.length === 0 ? new Set<string>() : await resultIdsBy(store, [field, condition.ids]);
      return { kind: 'relationship', field: 'evaluation', ids: ids?.size ? [...ids] : [nowhere] } as const;
    }),
  );
