import { alters, authorityOver, valuesIn } from './authority.ts';
import { overDepartment } from './person-standing.ts';

/** To move a department, a person needs authority over the department and over its new parent. */
export const overDepartments = authorityOver({
  over: 'department',
  gives: alters(['parent']),
  claims: (standing, write) => {
    // Whoever has authority over the place above has it over the department.
    const places = [write.before?.parent ?? write.before?.id, ...valuesIn('parent', write)];
    return Promise.all(
      [...new Set(places)].map(async (place) => ({ field: 'parent', steps: await overDepartment(standing, place) })),
    );
  },
});

/** Whoever makes or ends a chair has authority over its department. Anybody may give up an own one. */
export const overChairs = authorityOver({
  over: 'department',
  gives: alters([]),
  claims: async (standing, { before, after }) => {
    if (before !== undefined && before.chair === standing.profile) return [];
    return [{ field: 'department', steps: await overDepartment(standing, (after ?? before)?.department) }];
  },
});
