import type { FileHeader } from '../../files/file-header.ts';
import type { Source } from '../../files/source.ts';
import type { Format } from '../format.ts';
import { accountsTable } from './accounts.ts';
import { adminsTable } from './admins.ts';
import { coursesTable } from './courses.ts';
import { enrollmentsTable } from './enrollments.ts';
import { canvasKindOf } from './file-kinds.ts';
import { sectionsTable } from './sections.ts';
import { planStages } from './stages.ts';
import { usersTable } from './users.ts';

const kindsByFile: Readonly<Record<string, readonly string[]>> = {
  [accountsTable.file]: ['department'],
  [coursesTable.file]: ['course_evaluation_course'],
  [usersTable.file]: ['user'],
  [adminsTable.file]: ['employment'],
  [enrollmentsTable.file]: ['course_evaluation_section_instructor', 'enrolments'],
};

/**
 * Returns the kinds whose records the set names completely. A Canvas set does not say whether it contains only changes.
 */
const completeKinds = (source: Source): string[] => [
  ...Object.entries(kindsByFile).flatMap(([file, kinds]) => (source.has(file) ? kinds : [])),
  // Sections that only enrolments imply are in no other file.
  ...(source.has(sectionsTable.file) && source.has(enrollmentsTable.file) ? ['course_evaluation_section'] : []),
];

// OneRoster has files with the same names, and these files as well. A Canvas set may have others of the kind.
const ofOneRoster = new Set(['orgs.csv', 'academicsessions.csv', 'classes.csv', 'roles.csv']);

const isOneRoster = ({ file, columns }: FileHeader): boolean => {
  const name = file.toLowerCase();
  return name === 'manifest.csv' || (ofOneRoster.has(name) && columns.has('sourcedid'));
};

const isCanvas = (header: FileHeader): boolean => {
  const kind = canvasKindOf(header);
  return kind !== undefined && 'table' in kind;
};

/** Canvas SIS CSV files; docs/importing.md lists their columns. */
export const canvas: Format = {
  name: 'canvas',
  title: 'Canvas SIS CSV',
  sign: 'headers of accounts, terms, courses, users, enrollments …, without a manifest.csv',
  recognises: (headers) => headers.some(isCanvas) && !headers.some(isOneRoster),
  kindOf: canvasKindOf,
  plan: async (source, earlier) => ({ ...(await planStages(source, earlier)), complete: completeKinds(source) }),
};
