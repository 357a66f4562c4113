import type { Source } from '../../files/source.ts';
import type { Format } from '../format.ts';
import { accountsTable } from './accounts.ts';
import { adminsTable } from './admins.ts';
import { changedIdsTable } from './changed-ids.ts';
import { coursesTable } from './courses.ts';
import { crossListingsTable } from './cross-listings.ts';
import { enrollmentsTable } from './enrollments.ts';
import { loginsTable } from './logins.ts';
import { sectionsTable } from './sections.ts';
import { planStages } from './stages.ts';
import { termsTable } from './terms.ts';
import { usersTable } from './users.ts';

const kindsByFile: Readonly<Record<string, readonly string[]>> = {
  [accountsTable.file]: ['department'],
  [coursesTable.file]: ['course_evaluation_course'],
  [usersTable.file]: ['user'],
  [adminsTable.file]: ['employment'],
  [enrollmentsTable.file]: ['course_evaluation_section_instructor', 'enrolments'],
};

/** The kinds of which a set names all: a Canvas set does not say whether it holds changes alone. */
const completeKinds = (source: Source): string[] => [
  ...Object.entries(kindsByFile).flatMap(([file, kinds]) => (source.has(file) ? kinds : [])),
  // Sections that enrolments imply stand in no other file.
  ...(source.has(sectionsTable.file) && source.has(enrollmentsTable.file) ? ['course_evaluation_section'] : []),
];

const files = [
  ...[changedIdsTable, accountsTable, termsTable, coursesTable, sectionsTable].map(({ file }) => file),
  ...[crossListingsTable, usersTable, loginsTable, enrollmentsTable, adminsTable].map(({ file }) => file),
];

// OneRoster has files of the same names, and these as well.
const ofOneRoster = ['manifest.csv', 'orgs.csv', 'academicSessions.csv', 'classes.csv', 'roles.csv'];

/** Canvas SIS CSV files; docs/importing.md lists their columns. */
export const canvas: Format = {
  name: 'canvas',
  title: 'Canvas SIS CSV',
  sign: 'accounts.csv, terms.csv, courses.csv … without a manifest.csv',
  recognises: (source) => files.some((file) => source.has(file)) && !ofOneRoster.some((file) => source.has(file)),
  plan: async (source) => ({ stages: await planStages(source), complete: completeKinds(source) }),
};
