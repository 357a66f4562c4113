import type { FileHeader } from '../../files/file-header.ts';
import { type HeaderRule, kindByHeader, kindByName } from '../file-kinds.ts';
import type { FileKind } from '../format.ts';
import { accountsTable } from './accounts.ts';
import { adminsTable } from './admins.ts';
import { changedIdsTable } from './changed-ids-table.ts';
import { coursesTable } from './courses.ts';
import { crossListingsTable } from './cross-listings.ts';
import { enrollmentsTable } from './enrollments.ts';
import { loginsTable } from './logins.ts';
import { sectionsTable } from './sections.ts';
import { termsTable } from './terms.ts';
import { usersTable } from './users.ts';

const read = ({ file }: { readonly file: string }, rule: Omit<HeaderRule, 'kind'>): HeaderRule => ({
  kind: { table: file },
  ...rule,
});

const leftOut = (what: string, ...all: string[]): HeaderRule => ({
  kind: { reason: `${what} are not imported` },
  all,
});

const existing = ['existing_user_id', 'existing_integration_id', 'existing_canvas_user_id'];
const names = ['full_name', 'first_name', 'last_name', 'sortable_name', 'short_name', 'email'];
const people = ['user_id', 'user_integration_id'];

// The header rules of Canvas in Canvas's order. The last two are for columns that its own files may lack.
const rules: readonly HeaderRule[] = [
  read(changedIdsTable, { all: [], any: ['old_id', 'old_integration_id'] }),
  read(accountsTable, { all: ['account_id', 'parent_account_id'] }),
  leftOut('group categories', 'group_category_id', 'category_name'),
  leftOut('groups', 'group_id', 'name'),
  leftOut('groups', 'group_id', 'user_id'),
  leftOut('observers', 'observer_id', 'student_id'),
  leftOut('grades', 'enrollment_id', 'grade_publishing_status'),
  read(termsTable, { all: ['term_id', 'name'], none: ['course_id', 'section_id'] }),
  { ...leftOut('course templates', 'abstract_course_id', 'short_name'), none: ['course_id'] },
  read(coursesTable, { all: ['course_id', 'short_name'], none: people }),
  read(sectionsTable, { all: ['section_id', 'name'], none: [...people, 'role'] }),
  read(crossListingsTable, { all: ['xlist_course_id', 'section_id'] }),
  read(loginsTable, { all: ['user_id'], any: existing }),
  read(usersTable, { all: ['user_id', 'login_id'], none: ['course_id', 'section_id'] }),
  ...people.map((person) => read(enrollmentsTable, { all: [person], any: ['section_id', 'course_id'] })),
  read(adminsTable, { all: ['account_id', 'user_id'] }),
  read(usersTable, { all: ['user_id'], any: names }),
  read(accountsTable, { all: ['account_id', 'name'] }),
];

const files = [
  ...[changedIdsTable, accountsTable, termsTable, coursesTable, sectionsTable].map(({ file }) => file),
  ...[crossListingsTable, usersTable, loginsTable, enrollmentsTable, adminsTable].map(({ file }) => file),
];

/** Returns the kind of a Canvas file: by its header, as Canvas does, otherwise by its name. */
export const canvasKindOf = (header: FileHeader): FileKind | undefined => {
  // OneRoster's files have the same names.
  if (header.columns.has('sourcedid')) return undefined;
  return kindByHeader(rules, header) ?? kindByName(files, header);
};
