import { readBare } from '../../../model/read/read-linked.ts';
import type { Store } from '../../../store/store.ts';
import { departmentsAbove } from '../../departments/tree.ts';

/** Places of the cases in which a person must have no part. All are ids. */
export interface RecusedPlaces {
  /** The candidates' profiles. */
  readonly candidates: ReadonlySet<string>;
  /** The candidates' departments, and all above them. */
  readonly departments: ReadonlySet<string>;
}

/** Finds the places of the cases from which a person is recused. Reads nothing for a person without recusals. */
export const readRecusedPlaces = async (store: Store, cases: readonly string[]): Promise<RecusedPlaces> => {
  const found = cases.length === 0 ? [] : await readBare(store, 'workflow_case', cases);
  const candidates = new Set(found.map(({ candidate }) => String(candidate)));
  const profiles = candidates.size === 0 ? [] : await readBare(store, 'profile', candidates);
  const departments = new Set<string>();
  for (const { department } of profiles) {
    for await (const id of departmentsAbove(store, department)) {
      if (departments.has(id)) break;
      departments.add(id);
    }
  }
  return { candidates, departments };
};
