import { keyName, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { changeStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';

const type = 'course_evaluation_section_instructor';

const keptFor = 2 * 366 * 86_400;

/**
 * Returns a step that keeps the instructor of a deleted assignment. Ballots name only the assignment, and students may
 * have answered about it; this is not checked, so that a deletion needs no further round trip.
 */
export const formerAssignmentStep = ({ id, instructor }: StoredRecord, now: Date): Step => {
  const expires = Math.ceil(now.getTime() / 1_000) + keptFor;
  const set = [
    [['instructor'], instructor],
    [[timeToLive], expires],
  ] as const;
  return changeStep(keyOf.formerAssignment({ type, id }), { set }, () => undefined);
};

/** An assignment that was deleted, and its instructor. */
export interface FormerAssignment {
  readonly id: string;
  readonly instructor: string;
}

/** Deleted assignments whose instructors still exist. 2 round trips; none without ids. */
export const readFormerAssignments = async (store: Store, ids: readonly string[]): Promise<FormerAssignment[]> => {
  if (ids.length === 0) return [];
  const items = await store.getMany(ids.map((id) => keyOf.formerAssignment({ type, id })));
  const known = new Map(items.map((item) => [keyName(item), String(item.instructor)]));
  const deleted = ids.flatMap((id) => {
    const instructor = known.get(keyName(keyOf.formerAssignment({ type, id })));
    return instructor === undefined ? [] : [{ id, instructor }];
  });
  const instructors = [...new Set(deleted.map(({ instructor }) => instructor))];
  const found = await store.readManyInline(instructors.map((id) => ({ type: 'course_evaluation_instructor', id })));
  const there = new Set(found.map(({ id }) => id));
  return deleted.filter(({ instructor }) => there.has(instructor));
};
