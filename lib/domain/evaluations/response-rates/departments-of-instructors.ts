import { textOf } from '../../../model/definition/record-fields.ts';
import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';

/** The steps from an instructor to the department. */
const steps = [
  ['course_evaluation_instructor', 'user'],
  ['user', 'profile'],
  ['profile', 'department'],
] as const;

/** Instructor → the department of the profile, where there is one. 3 round trips for any number. */
export const readDepartments = async (
  store: Store,
  instructors: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  let reached = new Map(instructors.map((id) => [id, id]));
  for (const [type, field] of steps) {
    const ids = [...new Set(reached.values())];
    const records = await store.getMany(ids.map((id) => keyOf.record({ type, id })));
    // The item under a record's key is a record.
    const targets = new Map(records.map((record) => [String(record.id), textOf(record as never, field)]));
    reached = new Map(
      [...reached].flatMap(([from, id]): [string, string][] => {
        const target = targets.get(id);
        return typeof target === 'string' ? [[from, target]] : [];
      }),
    );
  }
  return reached;
};
