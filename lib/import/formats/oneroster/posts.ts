import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import { isDeleted, listOf } from '../values.ts';
import type { Manifest } from './manifest.ts';
import { isDepartment, orgsTable } from './orgs.ts';
import { hasKnownWords, isWork, type RoleRow, roleOfUser, rolesTable } from './roles.ts';
import { type Post, type UserRow, usersTable } from './users.ts';

/** Returns the role of a user in each of the user's orgs, some of which are schools. */
const rolesOfUser = (row: UserRow): RoleRow[] => {
  const orgs = listOf(row.orgSourcedIds);
  const role = roleOfUser(row);
  if (role.role === '') return [];
  return orgs.length === 0 ? [role] : orgs.map((orgSourcedId) => ({ ...role, orgSourcedId }));
};

const readRoles = async function* (source: Source, manifest: Manifest): AsyncGenerator<RoleRow> {
  if (manifest.includes(rolesTable.file)) {
    for await (const { values } of readValidRows(source, rolesTable)) yield values;
  } else if (manifest.hasRolesInUsers) {
    for await (const { values } of readValidRows(source, usersTable)) yield* rolesOfUser(values);
  }
};

/**
 * Reads whether an org may be a department: from its row, or from an earlier set if orgs.csv does not name all orgs.
 */
const readDepartments = async (source: Source, manifest: Manifest): Promise<(org: string) => boolean> => {
  const known = new Map<string, boolean>();
  const rows = manifest.includes(orgsTable.file) ? readValidRows(source, orgsTable) : [];
  for await (const { values } of rows) {
    known.set(values.sourcedId, isDepartment(values) || (known.get(values.sourcedId) ?? false));
  }
  const namesAll = manifest.isComplete(orgsTable.file);
  return (org) => known.get(org) ?? (org !== '' && !namesAll);
};

/** Reads the posts of the people who work for the institution, primary roles first. Throws `ImportStopped`. */
export const readPosts = async (source: Source, manifest: Manifest): Promise<Map<string, Post>> => {
  const mayBeDepartment = await readDepartments(source, manifest);
  const posts = new Map<string, { readonly departments: string[] }>();
  const primary = new Map<string, number>();
  for await (const row of readRoles(source, manifest)) {
    const { userSourcedId: user, orgSourcedId: org } = row;
    if (!isWork(row) || isDeleted(row) || !hasKnownWords(row)) continue;
    const { departments } = posts.get(user) ?? { departments: [] };
    posts.set(user, { departments });
    if (!mayBeDepartment(org)) continue;
    const before = primary.get(user) ?? 0;
    const isPrimary = row.roleType.toLowerCase() === 'primary';
    departments.splice(isPrimary ? before : departments.length, 0, org);
    if (isPrimary) primary.set(user, before + 1);
  }
  return posts;
};
