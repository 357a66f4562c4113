import { readBy } from '../../../model/read/read-by.ts';
import { courseEvaluationInstructor } from '../../../resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationSectionInstructor } from '../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { RatedInstructor } from './asked-questions.ts';

const userType = 'user';

// No section has more instructors than one call reads.
const batch = 100;

/** The records that say who teaches a section, in the order in which they were made. 1 round trip, to an index. */
export const readAssignments = async (store: Store, section: string): Promise<StoredRecord[]> => {
  const found = await Array.fromAsync(readBy(store, courseEvaluationSectionInstructor, ['section', [section]], batch));
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

/** An instructor with the name that students read. */
export interface NamedInstructor extends RatedInstructor {
  readonly name: string;
  /** The record that says who teaches. */
  readonly assignment: StoredRecord;
}

// The account of an instructor at the last read. It is a guess, so that the names can be read one round trip earlier.
const lastUsers = new Map<string, string>();
const mostGuesses = 10_000;

const readAccounts = async (store: Store, ids: readonly string[]): Promise<readonly StoredRecord[]> => {
  const guessed = ids.flatMap((id) => lastUsers.get(id) ?? []);
  const found = await store.readManyInline([
    ...ids.map((id) => ({ type: courseEvaluationInstructor.type, id })),
    ...guessed.map((id) => ({ type: userType, id })),
  ]);
  const instructors = found.filter((record) => record.type !== userType);
  if (lastUsers.size > mostGuesses) lastUsers.clear();
  for (const { id, user } of instructors) lastUsers.set(id, String(user));
  const missing = instructors.flatMap(({ user }) => (guessed.includes(String(user)) ? [] : [String(user)]));
  const others = missing.length === 0 ? [] : await store.readManyInline(missing.map((id) => ({ type: userType, id })));
  return [...found, ...others];
};

/** Reads the accounts of some assignments and their names. 2 round trips; 1 if the process has read them before. */
export const withNames = async (store: Store, assignments: readonly StoredRecord[]): Promise<NamedInstructor[]> => {
  const found = await readAccounts(store, [...new Set(assignments.map(({ instructor }) => String(instructor)))]);
  const byId = recordsById(found);
  return assignments.flatMap((assignment) => {
    const user = String(byId.get(String(assignment.instructor))?.user);
    const account = byId.get(user);
    if (account === undefined) return [];
    return [{ id: assignment.id, user, name: String(account.display_name ?? ''), assignment }];
  });
};
