import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import { isDeleted, listOf } from '../values.ts';
import { academicSessionsTable, isSchoolYear } from './academic-sessions.ts';
import { classesTable } from './classes.ts';
import type { Manifest } from './manifest.ts';
import { orgsTable } from './orgs.ts';
import { usersTable } from './users.ts';

/** The parts of a set that rows of other files need. */
export interface SetStatus {
  /** Returns whether an org is in no row of orgs.csv; always false if the file does not name all orgs. */
  isDeletedUser(user: string): boolean;
  /** Whether an org is in no row of orgs.csv; never where the file does not name all. */
  isUnknownOrg(org: string): boolean;
  isSchoolYear(session: string): boolean;
  /** Whether classes are taught in a school year as a whole, so that it is their term. */
  isTaughtYear(session: string): boolean;
}

const readDeletedUsers = async (source: Source, manifest: Manifest): Promise<Set<string>> => {
  const deleted = new Set<string>();
  if (!manifest.includes(usersTable.file)) return deleted;
  for await (const { values } of readValidRows(source, usersTable)) {
    if (isDeleted(values)) deleted.add(values.sourcedId);
  }
  if (deleted.size === 0) return deleted;
  // If another row says that the same user exists, that row counts.
  for await (const { values } of readValidRows(source, usersTable)) {
    if (!isDeleted(values)) deleted.delete(values.sourcedId);
  }
  return deleted;
};

/** Reads all orgs of any type and status; returns undefined if orgs.csv does not name all of them. */
const readOrgs = async (source: Source, manifest: Manifest): Promise<Set<string> | undefined> => {
  if (!manifest.isComplete(orgsTable.file)) return undefined;
  const orgs = new Set<string>();
  for await (const { values } of readValidRows(source, orgsTable)) orgs.add(values.sourcedId);
  return orgs;
};

const readSchoolYears = async (source: Source, manifest: Manifest): Promise<Set<string>> => {
  const years = new Set<string>();
  if (!manifest.includes(academicSessionsTable.file)) return years;
  for await (const { values } of readValidRows(source, academicSessionsTable)) {
    if (isSchoolYear(values)) years.add(values.sourcedId);
  }
  return years;
};

/** Reads the school years with a class that names no other session. */
const readTaughtYears = async (source: Source, manifest: Manifest, years: Set<string>): Promise<Set<string>> => {
  const taught = new Set<string>();
  if (years.size === 0 || !manifest.includes(classesTable.file)) return taught;
  for await (const { values } of readValidRows(source, classesTable)) {
    const sessions = listOf(values.termSourcedIds);
    const [first] = sessions;
    if (first !== undefined && sessions.every((session) => years.has(session))) taught.add(first);
  }
  return taught;
};

/** Reads what rows of other files need. Throws `ImportStopped`. */
export const readSetStatus = async (source: Source, manifest: Manifest): Promise<SetStatus> => {
  const deleted = await readDeletedUsers(source, manifest);
  const years = await readSchoolYears(source, manifest);
  const orgs = await readOrgs(source, manifest);
  const taught = await readTaughtYears(source, manifest, years);
  return {
    isDeletedUser: (user) => deleted.has(user),
    isUnknownOrg: (org) => orgs !== undefined && !orgs.has(org),
    isSchoolYear: (session) => years.has(session),
    isTaughtYear: (session) => taught.has(session),
  };
};
