import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import { isDeleted, listOf } from '../values.ts';
import type { Manifest } from './manifest.ts';
import { isDepartment, orgsTable } from './orgs.ts';
import { isWork, type RoleRow, roleOfUser, rolesTable } from './roles.ts';
import { type Post, type UserRow, usersTable } from './users.ts';

/** The role of a user in each of the user's orgs, of which some are schools. */
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

const readDepartments = async (source: Source, manifest: Manifest): Promise<Set<string>> => {
  if (!manifest.includes(orgsTable.file)) return new Set();
  const rows = await Array.fromAsync(readValidRows(source, orgsTable));
  return new Set(rows.filter(({ values }) => isDepartment(values)).map(({ values }) => values.sourcedId));
};

/** The posts of those who work for the institution, by the role called primary, else the first. Throws `ImportStopped`. */
export const readPosts = async (source: Source, manifest: Manifest): Promise<Map<string, Post>> => {
  const departments = await readDepartments(source, manifest);
  const posts = new Map<string, Post>();
  const primary = new Set<string>();
  for await (const row of readRoles(source, manifest)) {
    const { userSourcedId: user, orgSourcedId: org } = row;
    if (!isWork(row) || isDeleted(row) || primary.has(user)) continue;
    const department = departments.has(org) ? org : undefined;
    const isPrimary = department !== undefined && row.roleType.toLowerCase() === 'primary';
    if (isPrimary) primary.add(user);
    if (isPrimary || posts.get(user)?.department === undefined) posts.set(user, { department });
  }
  return posts;
};
