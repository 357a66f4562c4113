import { noAuthorityOver } from '../../../../errors/access.ts';
import { refuse } from '../../../../errors/error-kind.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { readDepartments } from '../../response-rates/departments-of-instructors.ts';
import { readResultStanding } from '../../results/reading/result-standing.ts';
import { readAssignments } from '../read-instructors.ts';

/**
 * Throws 403 for a signed-in person without `periods:read`, unless the person teaches the section of a form or chairs a
 * department of its instructors.
 */
export const requireFormReader = async (
  holder: TokenHolder,
  { section }: { readonly section: StoredRecord },
): Promise<void> => {
  const { principal } = await holder.caller();
  if (principal.kind !== 'user' || principal.granted === undefined || principal.granted.includes('periods:read'))
    return;
  const [{ instructors, departments }, assignments] = await Promise.all([
    readResultStanding(holder.store, principal.id),
    readAssignments(holder.store, section.id),
  ]);
  const teaching = assignments.map(({ instructor }) => String(instructor));
  if (teaching.some((id) => instructors.has(id))) return;
  const taught = departments.size === 0 ? new Map<string, string>() : await readDepartments(holder.store, teaching);
  if (![...taught.values()].some((id) => departments.has(id))) throw refuse(noAuthorityOver, 'section', undefined);
};
