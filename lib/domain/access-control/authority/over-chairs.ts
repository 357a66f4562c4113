import { alters, authorityOver } from './authority.ts';
import { overDepartment } from './person-standing.ts';

/** Whoever makes or ends a chair has authority over its department. Anybody may give up an own one. */
export const overChairs = authorityOver({
  over: 'department',
  gives: alters([]),
  claims: async (standing, { before, after }) => {
    if (before !== undefined && before.chair === standing.profile) return [];
    return [{ field: 'department', steps: await overDepartment(standing, (after ?? before)?.department) }];
  },
});
