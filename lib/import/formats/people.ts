import { capitalise } from '../../runtime/capitalise.ts';
import type { Origin } from '../files/origin.ts';
import {
  type AliasIntent,
  type MappedRow,
  type MembershipIntent,
  type Need,
  type RecordIntent,
  type SourceReference,
  skip,
} from './intent.ts';
import { type Field, toRecord } from './record.ts';
import { pairId, referTo } from './values.ts';

const idIn = ({ sourceIds }: SourceReference): string => sourceIds[0] ?? '';

/** Returns a reference to a user. The student and the instructor of the same person have the same id. */
export const userBy = (column: string, id: string): SourceReference => referTo('user', 'user', column, id);

/** The sources that are rosters; where several of them know an id, the first one counts. */
export const rosters: readonly string[] = ['oneroster', 'canvas'];

/** The kind of ids that are the users' primary_employee_id too, when it is not the roster's id for them. */
export const employeeNumbers = 'employee_number';

/** Returns an alias, so that HR files can name a user by this number. */
export const employeeNumberOf = (origin: Origin, user: SourceReference, number: string): AliasIntent => ({
  ...{ kind: 'alias', target: user, source: employeeNumbers, alias: number, origin },
  ...{ counted: user.type, reportedByAnother: true },
});

/** The profile that comes with a user. */
const profileOf = (origin: Origin, user: SourceReference, departments: readonly string[]): RecordIntent => {
  const reference = { ...referTo('department', 'department', user.column, ''), optional: true as const };
  return toRecord({
    ...{ type: 'profile', id: idIn(user), origin },
    key: { by: 'owner', sourceId: idIn(user), relationship: 'profile' },
    references: { user, ...(departments.length === 0 ? {} : { department: { ...reference, sourceIds: departments } }) },
    fillOnly: ['user', 'department'],
  });
};

/** Returns a user with a profile. If the profile has no department, it gets the first known one of `departments`. */
export const toUser = (
  origin: Origin,
  user: SourceReference,
  { departments, fields }: { departments: readonly string[]; fields: Readonly<Record<string, Field>> },
): RecordIntent =>
  toRecord({ type: 'user', id: idIn(user), origin, fields, dependents: [profileOf(origin, user, departments)] });

/** Returns references to the user of an employment and to the user's profile. */
export const userAndProfileBy = (user: SourceReference): Record<'user' | 'profile', SourceReference> => ({
  user,
  profile: { ...user, through: 'profile' },
});

const roleOf = (type: string, origin: Origin, user: SourceReference): RecordIntent =>
  toRecord({ type, id: idIn(user), origin, references: { user }, mayRepeat: true });

export const studentOf = (origin: Origin, user: SourceReference): RecordIntent =>
  roleOf('course_evaluation_student', origin, user);

export const enrolmentOf = (origin: Origin, user: SourceReference, section: SourceReference): MembershipIntent => ({
  ...{ kind: 'membership', member: studentOf(origin, user), relationship: 'sections', target: section, origin },
});

/** Returns the instructor of a section. The section must be known, so that a refused row creates no instructor. */
export const instructorOf = (
  origin: Origin,
  user: SourceReference,
  section: SourceReference,
  needs: readonly Need[] = [],
): RecordIntent => ({
  ...roleOf('course_evaluation_instructor', origin, user),
  reportedByAnother: true,
  needs: [{ reference: section }, ...needs],
});

export const sectionInstructorOf = (origin: Origin, user: SourceReference, section: SourceReference): RecordIntent => {
  const id = pairId(idIn(section), idIn(user));
  return toRecord({
    ...{ type: 'course_evaluation_section_instructor', id, origin, key: { by: 'claim', sourceId: id } },
    references: { section, instructor: { ...user, type: 'course_evaluation_instructor' } },
  });
};

/**
 * Returns the title of an employment for a role, in words with a capital: `siteAdministrator` → `Site administrator`.
 */
export const titleOf = (role: string): string => capitalise(role.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());

/** Skips an enrolment or a role of a user that the same set removes. As in Canvas, it is removed with the user. */
export const ofDeletedUser = (what: 'enrolments' | 'roles'): MappedRow =>
  skip(`${what} of users that users.csv removes`);
