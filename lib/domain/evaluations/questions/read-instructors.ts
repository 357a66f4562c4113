import { courseEvaluationInstructor } from '../../../resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationSectionInstructor } from '../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { filterPath } from '../../../store/filter-index.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { RatedInstructor } from './asked-questions.ts';

const { type, filters } = courseEvaluationSectionInstructor;

// More than any section has: read in one call.
const batch = 100;

/** The records that say who teaches a section, in the order in which they were made. 1 round trip, to an index. */
export const readAssignments = async (store: Store, section: string): Promise<StoredRecord[]> => {
  const filter = filters.section;
  if (filter === undefined) throw new Error('section instructors are not found by their section');
  const path = filterPath(type, filter, { values: [section], holds: 'records' });
  const found = await Array.fromAsync(readList(store, { path, range: allKeys, batch }));
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
};

/** The accounts of those who teach a section. 1 round trip more. */
export const withAccounts = async (store: Store, assignments: readonly StoredRecord[]): Promise<RatedInstructor[]> => {
  const ids = new Set(assignments.map(({ instructor }) => String(instructor)));
  const instructors = await store.readManyInline([...ids].map((id) => ({ type: courseEvaluationInstructor.type, id })));
  const users = new Map(instructors.map(({ id, user }) => [id, String(user)]));
  return assignments.flatMap(({ id, instructor }) => {
    const user = users.get(String(instructor));
    return user === undefined ? [] : [{ id, user }];
  });
};

/** Everybody who teaches a section, in the order in which they were assigned. 2 round trips. */
export const readInstructors = async (store: Store, section: string): Promise<RatedInstructor[]> =>
  withAccounts(store, await readAssignments(store, section));
