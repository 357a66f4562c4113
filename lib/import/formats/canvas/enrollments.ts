import { defineTable, type Row } from '../../files/table.ts';
import { type MappedRow, mappedTo, type Need, type SourceReference, skip } from '../intent.ts';
import { isOneOff, plain } from '../likely-meant.ts';
import { enrolmentOf, instructorOf, ofDeletedUser, sectionInstructorOf, userBy } from '../people.ts';
import { referTo, rejectWord } from '../values.ts';
import { canvasCourses, ownSectionOf } from './ids.ts';
import type { Identities } from './logins.ts';
import { presenceOf, type Statuses } from './status.ts';

/** enrollments.csv: instructors and students of sections. An enrolment is found again by its section and user. */
export const enrollmentsTable = defineTable('enrollments.csv', {
  required: [],
  optional: [
    ...(['course_id', 'section_id', 'user_id', 'user_integration_id'] as const),
    ...(['role', 'role_id', 'base_role_type', 'status'] as const),
  ],
});

export type EnrollmentRow = Row<typeof enrollmentsTable>;

// Canvas's own exports have more of them than its imports.
const statuses: Statuses = {
  ...{ active: 'present', invited: 'present', creation_pending: 'present', completed: 'present', concluded: 'present' },
  ...{ inactive: 'removed', rejected: 'removed', deleted: 'removed', deleted_last_completed: 'removed' },
};

const builtIn = new Set(['student', 'teacher', 'ta', 'designer', 'observer']);

/** The built-in role: `StudentEnrollment` and `student` are the same. Undefined for a custom role. */
const builtInRole = (role: string): string | undefined => {
  const word = role.toLowerCase().replace(/enrollment$/, '');
  return builtIn.has(word) ? word : undefined;
};

/** Returns the section of an enrolment. An enrolment without a section belongs to the extra section of its course. */
const sectionOf = ({ section_id, course_id }: EnrollmentRow): SourceReference => {
  if (section_id !== '') return referTo('course_evaluation_section', 'section', 'section_id', section_id);
  if (course_id === '') return referTo('course_evaluation_section', 'course', 'section_id', '');
  const reference = referTo('course_evaluation_section', 'course', 'course_id', ownSectionOf(course_id));
  // The reference names the only section of the course, otherwise the course's extra section.
  return { ...reference, sources: [canvasCourses, 'canvas'] };
};

const customRole = skip('enrolments of custom roles', 'enrolments of custom roles made no record');

/**
 * Returns the built-in role that a row states in words; undefined for a custom role, and for a row with only a role_id.
 */
export const statedRole = ({ role, role_id, base_role_type }: EnrollmentRow): string | undefined =>
  builtInRole(role) ?? builtInRole(base_role_type) ?? (role === '' ? builtInRole(role_id) : undefined);

const teachesOrLearns = (role: string | undefined): role is 'student' | 'teacher' =>
  role === 'student' || role === 'teacher';

/** The parts of a set that its enrolments need. */
export interface Roster extends Identities {
  /** Returns the built-in role of a role_id, as other rows of the set state it. */
  roleOf(roleId: string): string | undefined;
  /** The Canvas courses that a section may be named with: its own, and the one of its cross-listing. */
  coursesOf(section: string): readonly string[] | undefined;
  /**
   * Whether sections.csv of the set has the section. Otherwise an earlier set has said which courses the section has.
   */
  isListed(section: string): boolean;
}

const roleIn = (row: EnrollmentRow, { roleOf }: Pick<Roster, 'roleOf'>): string | undefined =>
  statedRole(row) ?? (row.role === '' ? roleOf(row.role_id) : undefined);

/** Returns whether a row creates records. */
export const isOfOurs = (row: EnrollmentRow, roster: Pick<Roster, 'roleOf'>): boolean =>
  teachesOrLearns(roleIn(row, roster)) && presenceOf(0, row.status, statuses) === 'present';

/** The types of enrolments that Canvas itself has. */
export const builtInTypes = [
  'StudentEnrollment',
  'TeacherEnrollment',
  'TaEnrollment',
  'DesignerEnrollment',
  'ObserverEnrollment',
];

/**
 * Rejects a word that is no role. Any word may be a custom role, except one that differs from a built-in role by one
 * letter.
 */
const refuseWord = (line: number, { role, base_role_type: base }: EnrollmentRow): MappedRow | undefined => {
  if (base !== '' && builtInRole(base) === undefined) return rejectWord(line, 'base_role_type', base, builtInTypes);
  if (role === '' || base !== '' || builtInRole(role) !== undefined) return undefined;
  const word = plain(role).replace(/enrollment$/, '');
  const isMisspelt = [...builtIn].some((each) => isOneOff(word, each));
  return isMisspelt ? rejectWord(line, 'role', role, [...builtIn]) : undefined;
};

const refuseRole = (line: number, { role_id }: EnrollmentRow): MappedRow => {
  if (role_id === '') return { kind: 'rejected', line, column: 'role', reason: 'role is empty' };
  const reason = 'role_id is of a role that no row of the set names';
  return { kind: 'rejected', line, column: 'role_id', value: role_id, reason };
};

const isNamedWith = ({ course_id, section_id }: EnrollmentRow, { coursesOf }: Roster): boolean =>
  coursesOf(section_id)?.includes(course_id) ?? false;

const isRelated = (row: EnrollmentRow, roster: Roster): boolean =>
  row.course_id === '' || row.section_id === '' || !roster.isListed(row.section_id) || isNamedWith(row, roster);

/**
 * Returns the course of a row that names it together with a section of an earlier set. It must be the course of that
 * section.
 */
const courseNeeds = (row: EnrollmentRow, roster: Roster): readonly Need[] => {
  const { course_id, section_id } = row;
  if (course_id === '' || section_id === '' || isNamedWith(row, roster)) return [];
  const reference = {
    ...referTo('course_evaluation_course', 'course', 'course_id', course_id),
    sources: [canvasCourses],
  };
  const section = referTo('course_evaluation_section', 'section', 'section_id', section_id);
  return [{ reference, sameAs: { ...section, through: 'course' } }];
};

const refuse = (line: number, row: EnrollmentRow, roster: Roster): MappedRow | undefined => {
  const misspelt = refuseWord(line, row);
  if (misspelt !== undefined) return misspelt;
  if (row.role === '' && roleIn(row, roster) === undefined) return refuseRole(line, row);
  if (isRelated(row, roster)) return undefined;
  const reason = 'course_id is not the course of the section';
  return { kind: 'rejected', line, column: 'course_id', value: row.course_id, reason };
};

export const mapEnrollment = (line: number, row: EnrollmentRow, roster: Roster): MappedRow => {
  const presence = presenceOf(line, row.status, statuses);
  if (typeof presence !== 'string') return presence;
  const role = roleIn(row, roster);
  const refused = refuse(line, row, roster);
  if (refused !== undefined) return refused;
  if (role === undefined) return customRole;
  if (!teachesOrLearns(role)) return skip('enrolments of those who neither teach nor attend');
  const id = roster.userOf(row);
  if (presence === 'present' && roster.isDeleted(id)) return ofDeletedUser('enrolments');
  const origin = { file: enrollmentsTable.file, line };
  const [user, section, needs] = [userBy('user_id', id), sectionOf(row), courseNeeds(row, roster)];
  if (role === 'student') {
    const enrolment = { ...enrolmentOf(origin, user, section), needs };
    return mappedTo(presence === 'present' ? enrolment : { kind: 'removal', of: enrolment });
  }
  const assignment = { ...sectionInstructorOf(origin, user, section), needs };
  if (presence === 'removed') return mappedTo({ kind: 'removal', of: assignment });
  return mappedTo(instructorOf(origin, user, section, needs), assignment);
};
