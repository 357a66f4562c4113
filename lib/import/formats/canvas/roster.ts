import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import type { CrossListings } from './cross-listings.ts';
import { enrollmentsTable, type Roster, statedRole } from './enrollments.ts';
import type { KnownSections } from './known-sections.ts';
import type { Identities } from './logins.ts';

/** The built-in roles of role_ids, by the rows that have both. A role_id means one role in one installation of Canvas. */
const readRoles = async (source: Source): Promise<Map<string, string>> => {
  const roles = new Map<string, string>();
  for await (const { values } of readValidRows(source, enrollmentsTable)) {
    const role = statedRole(values);
    if (values.role_id !== '' && role !== undefined) roles.set(values.role_id, role);
  }
  return roles;
};

/** Reads what enrolments need from a set, and from what earlier sets have loaded. */
export const readRoster = async (
  source: Source,
  identities: Identities,
  { sections, crossListings }: { readonly sections: KnownSections; readonly crossListings: CrossListings },
): Promise<Roster> => {
  const roles = await readRoles(source);
  return {
    ...identities,
    roleOf: (roleId) => roles.get(roleId),
    isListed: (section) => sections.listed.has(section),
    coursesOf: (section) => {
      const own = sections.find(section)?.own;
      return own === undefined ? undefined : [own, crossListings.targetOf(section) ?? own];
    },
  };
};
