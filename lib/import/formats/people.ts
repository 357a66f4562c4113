import { capitalise } from '../../runtime/capitalise.ts';
import type { AliasIntent, MembershipIntent, Origin, RecordIntent, SourceReference } from './intent.ts';
import { pairId } from './values.ts';

const idIn = ({ sourceIds }: SourceReference): string => sourceIds[0] ?? '';

/** The kind of ids by which users are also known by their primary_employee_id, when it is not the roster's id for them. */
export const employeeNumbers = 'employee_number';

/** That HR files may name a user by this number. */
export const employeeNumberOf = (origin: Origin, user: SourceReference, number: string): AliasIntent => ({
  ...{ kind: 'alias', target: user, source: employeeNumbers, alias: number, origin },
  ...{ counted: user.type, reportedByAnother: true },
});

/** The profile that comes with a user; a department is set only where the profile has none yet. */
export const profileOf = (origin: Origin, user: SourceReference, department?: SourceReference): RecordIntent => ({
  kind: 'record',
  type: 'profile',
  key: { by: 'owner', sourceId: idIn(user), relationship: 'profile' },
  origin,
  attributes: {},
  references: { user, ...(department === undefined ? {} : { department: { ...department, optional: true } }) },
  columns: {},
  fillOnly: ['user', 'department'],
});

const roleOf = (type: string, origin: Origin, user: SourceReference): RecordIntent => ({
  kind: 'record',
  type,
  key: { by: 'source_id', sourceId: idIn(user) },
  origin,
  attributes: {},
  references: { user },
  columns: {},
  mayRepeat: true,
});

/** The student that a user is. */
export const studentOf = (origin: Origin, user: SourceReference): RecordIntent =>
  roleOf('course_evaluation_student', origin, user);

/** That a user is a student of a section. */
export const enrolmentOf = (origin: Origin, user: SourceReference, section: SourceReference): MembershipIntent => ({
  kind: 'membership',
  member: studentOf(origin, user),
  relationship: 'sections',
  target: section,
  origin,
});

/** The instructor that a user is. */
export const instructorOf = (origin: Origin, user: SourceReference): RecordIntent => ({
  ...roleOf('course_evaluation_instructor', origin, user),
  reportedByAnother: true,
});

/** That a user is an instructor of a section. */
export const sectionInstructorOf = (origin: Origin, user: SourceReference, section: SourceReference): RecordIntent => ({
  kind: 'record',
  type: 'course_evaluation_section_instructor',
  key: { by: 'claim', sourceId: pairId(idIn(section), idIn(user)) },
  origin,
  attributes: {},
  references: { section, instructor: { ...user, type: 'course_evaluation_instructor' } },
  columns: {},
});

/** The title of the employment that a role means, in words with a capital: `siteAdministrator` → `Site administrator`. */
export const titleOf = (role: string): string => capitalise(role.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
