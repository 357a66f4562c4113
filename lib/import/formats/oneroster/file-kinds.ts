import type { FileHeader } from '../../files/file-header.ts';
import { type HeaderRule, kindByHeader, kindByName } from '../file-kinds.ts';
import type { FileKind } from '../format.ts';
import { academicSessionsTable } from './academic-sessions.ts';
import { classesTable } from './classes.ts';
import { coursesTable } from './courses.ts';
import { enrollmentsTable } from './enrollments.ts';
import { manifestTable } from './manifest.ts';
import { orgsTable } from './orgs.ts';
import { rolesTable } from './roles.ts';
import { usersTable } from './users.ts';

const read = (
  { file }: { readonly file: string },
  all: readonly string[],
  { any = [], none = [] }: Pick<HeaderRule, 'any' | 'none'> = {},
): HeaderRule => ({ kind: { table: file }, all: ['sourcedid', ...all], any, none });

const rules: readonly HeaderRule[] = [
  read(enrollmentsTable, ['classsourcedid', 'usersourcedid', 'role']),
  read(rolesTable, ['usersourcedid', 'role'], { none: ['classsourcedid'] }),
  read(classesTable, ['title', 'coursesourcedid', 'termsourcedids']),
  read(usersTable, ['givenname', 'familyname']),
  read(academicSessionsTable, ['title', 'type', 'startdate', 'enddate']),
  read(orgsTable, ['name', 'type'], { none: ['title'] }),
  read(coursesTable, ['title'], {
    any: ['coursecode', 'schoolyearsourcedid', 'orgsourcedid'],
    none: ['classsourcedid', 'coursesourcedid'],
  }),
];

const files = [
  ...[manifestTable, orgsTable, academicSessionsTable, coursesTable].map(({ file }) => file),
  ...[classesTable, usersTable, rolesTable, enrollmentsTable].map(({ file }) => file),
];

// The other files that the specification has: grades, resources, demographics.
const others =
  /^(demographics|userProfiles|categories|lineItems?|lineItemLearningObjectiveIds|lineItemScoreScales|results?|resultLearningObjectiveIds|resultScoreScales|scoreScales|resources|classResources|courseResources|userResources)\W?\d*\.csv$/i;

/** Returns the kind of a OneRoster file: by its name, which the specification fixes, otherwise by its header. */
export const oneRosterKindOf = (header: FileHeader): FileKind | undefined => {
  if (others.test(header.file)) return { reason: 'the file is of a kind that is not imported' };
  return kindByName(files, header) ?? kindByHeader(rules, header);
};
