import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import type { CrossListings } from './cross-listings.ts';
import { enrollmentsTable, type Roster, statedRole } from './enrollments.ts';
import type { Identities } from './logins.ts';
import { readCoursesOfSections, sectionsTable } from './sections.ts';
import { readPresentRows } from './status.ts';

/** The built-in roles of role_ids, by the rows that have both. A role_id means one role in one installation of Canvas. */
const readRoles = async (source: Source): Promise<Map<string, string>> => {
  const roles = new Map<string, string>();
  for await (const { values } of readValidRows(source, enrollmentsTable)) {
    const role = statedRole(values);
    if (values.role_id !== '' && role !== undefined) roles.set(values.role_id, role);
  }
  return roles;
};

/** Reads what enrolments need to know of a set. Throws `ImportStopped`. */
export const readRoster = async (
  source: Source,
  identities: Identities,
  crossListings: CrossListings,
): Promise<Roster> => {
  const [roles, sections] = [await readRoles(source), await readCoursesOfSections(source)];
  const present = await Array.fromAsync(readPresentRows(source, sectionsTable), ({ values }) => values.section_id);
  const byCourse = Map.groupBy(new Set(present), (section) => sections.get(section));
  return {
    ...identities,
    roleOf: (roleId) => roles.get(roleId),
    onlySectionOf: (course) => {
      const [only, ...others] = byCourse.get(course) ?? [];
      return others.length === 0 ? only : undefined;
    },
    coursesOf: (section) => {
      const own = sections.get(section);
      return own === undefined ? undefined : [own, crossListings.targetOf(section) ?? own];
    },
  };
};
