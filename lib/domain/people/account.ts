import type { Scope } from '../../access/scopes.ts';
import type { Principal, TokenRecord } from '../../access/token-record.ts';
import { readBy } from '../../model/read/read-by.ts';
import { courseEvaluationSectionInstructor } from '../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { courseEvaluationStudent } from '../../resources/course-evaluations/course-evaluation-student.ts';
import { roles } from '../../resources/people/user.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { caseScopesOf, type FoundStanding, readCaseStanding } from '../access-control/case-visibility/case-standing.ts';
import {
  type ResultStanding,
  readResultStanding,
  replyScopesOf,
  resultScopesOf,
} from '../evaluations/results/reading/result-standing.ts';

/** Most sections that an account shows: those that were assigned last. */
const mostSections = 200;

/** A person with access to the service. */
export interface Account {
  readonly user: StoredRecord;
  readonly roles: readonly (typeof roles)[number][];
  readonly scopes: readonly Scope[];
  /** The departments that the person chairs. */
  readonly departments: readonly StoredRecord[];
  /** The sections that the person teaches, or has taught. */
  readonly sections: readonly StoredRecord[];
}

interface Standing {
  readonly cases: FoundStanding;
  readonly results: ResultStanding;
  readonly students: readonly StoredRecord[];
}

const readEach = (store: Store, type: string, ids: readonly unknown[]): Promise<StoredRecord[]> =>
  store.readManyInline([...new Set(ids)].map((id) => ({ type, id: String(id) })));

const isStaff = (principal: Principal): boolean => principal.kind === 'user' && (principal.granted ?? []).length > 0;

const rolesOf = ({ cases, results, students }: Standing, principal: Principal): Account['roles'] => {
  const has = {
    staff: isStaff(principal),
    chair: cases.standing.chaired.size > 0,
    assistant: cases.standing.assisted.size > 0,
    instructor: results.instructors.size > 0,
    student: students.length > 0,
  };
  return roles.filter((each) => has[each]);
};

/**
 * The scopes of a caller. A token that the service issued has its own scopes only. A person who signed in also gets those
 * that follow from the data, such as from teaching or chairing.
 */
const scopesOf = ({ cases, results }: Standing, { scopes, principal }: TokenRecord): readonly Scope[] => {
  if (principal.kind !== 'user' || principal.granted === undefined) return scopes;
  return [...new Set([...scopes, ...resultScopesOf(results), ...replyScopesOf(results), ...caseScopesOf(cases)])];
};

/** Reads what a person is and may do: some 4 round trips, one more for each level of the departments chaired. */
export const readAccount = async (
  store: Store,
  { id, caller, now }: { readonly id: string; readonly caller: TokenRecord; readonly now: Date },
): Promise<Account | undefined> => {
  const [user, results, cases, students] = await Promise.all([
    store.readInline({ type: 'user', id }),
    readResultStanding(store, id),
    readCaseStanding(store, id, now),
    Array.fromAsync(readBy(store, courseEvaluationStudent, ['user', [id]], mostSections)),
  ]);
  const [departments, taught] = await Promise.all([
    readEach(store, 'department', [...cases.standing.chaired]),
    Array.fromAsync(
      readBy(store, courseEvaluationSectionInstructor, ['instructor', [...results.instructors]], mostSections),
    ),
  ]);
  const sections = taught.slice(-mostSections).map(({ section }) => section);
  const standing = { results, cases, students };
  return (
    user && {
      user,
      departments,
      roles: rolesOf(standing, caller.principal),
      scopes: scopesOf(standing, caller),
      sections: await readEach(store, 'course_evaluation_section', sections),
    }
  );
};
