import type { Scope } from '../../../../access/scopes.ts';
import type { FindOwnScopes } from '../../../../access/sign-in/signed-in-request.ts';
import { linkageOf } from '../../../../model/definition/record-fields.ts';
import { readBy } from '../../../../model/read/read-by.ts';
import { courseEvaluationInstructor } from '../../../../resources/course-evaluations/course-evaluation-instructor.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { departmentsBelow } from '../../../departments/tree.ts';

/** How a person is related to results. All are ids. */
export interface ResultStanding {
  /** The instructor records of the person. One person can have several. */
  readonly instructors: ReadonlySet<string>;
  /** The departments that the person chairs, and all below them. */
  readonly departments: ReadonlySet<string>;
}

const instructorsOf = async (store: Store, user: string): Promise<string[]> => {
  const found = await Array.fromAsync(readBy(store, courseEvaluationInstructor, ['user', [user]], 50));
  return found.map(({ id }) => id);
};

const chairedBy = async (store: Store, user: string): Promise<Set<string>> => {
  const self = await store.readInline({ type: 'user', id: user });
  const profile =
    typeof self?.profile === 'string' ? await store.read({ type: 'profile', id: self.profile }) : undefined;
  const chairs = profile === undefined ? [] : Object.values(linkageOf(profile, 'chairs'));
  return new Set(chairs.flatMap(({ department }) => (typeof department === 'string' ? [department] : [])));
};

/**
 * Reads how a person is related to results. 2 round trips for a person who chairs nothing, one more for each level of
 * the departments below.
 */
export const readResultStanding = async (store: Store, user: string): Promise<ResultStanding> => {
  const [instructors, chaired] = await Promise.all([instructorsOf(store, user), chairedBy(store, user)]);
  const below = chaired.size === 0 ? [] : await departmentsBelow(store, chaired);
  return { instructors: new Set(instructors), departments: new Set(below.map(({ id }) => id)) };
};

const meets = (record: StoredRecord, linkage: string, ids: ReadonlySet<string>): boolean =>
  Object.keys(linkageOf(record, linkage)).some((id) => ids.has(id));

/** Whether the record of a result names the person as an instructor. */
export const teaches = (standing: ResultStanding, result: StoredRecord): boolean =>
  meets(result, 'instructors', standing.instructors);

/** Whether a person chairs a department of one of the instructors, or a department above one. */
export const chairs = (standing: ResultStanding, result: StoredRecord): boolean =>
  meets(result, 'departments', standing.departments);

/** The scopes that a person has because the person teaches or chairs a department. */
export const resultScopesOf = ({ instructors, departments }: ResultStanding): readonly Scope[] =>
  instructors.size + departments.size > 0 ? ['results:read', 'comments:read'] : [];

/** Scopes for replies: an instructor writes them, a chair only reads them. */
export const replyScopesOf = ({ instructors, departments }: ResultStanding): readonly Scope[] => {
  if (instructors.size > 0) return ['replies:read', 'replies:write'];
  return departments.size > 0 ? ['replies:read'] : [];
};

export const ownResultScopes: FindOwnScopes = async (store, user) =>
  resultScopesOf(await readResultStanding(store, user));
