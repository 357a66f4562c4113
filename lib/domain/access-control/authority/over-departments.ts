import { alters, authorityOver, valuesIn } from './authority.ts';
import { overDepartment } from './person-standing.ts';

/** To move a department, a person needs authority over the department and over its new parent. */
export const overDepartments = authorityOver({
  over: 'department',
  gives: alters(['parent']),
  claims: (standing, write) => {
    // Authority over the place above a department is authority over the department.
    const places = [write.before?.parent ?? write.before?.id, ...valuesIn('parent', write)];
    return Promise.all(
      [...new Set(places)].map(async (place) => ({ field: 'parent', steps: await overDepartment(standing, place) })),
    );
  },
});

/**
 * A person that creates or ends a chair needs authority over its department. Chairs can always give up their own chair.
 */
export const overChairs = authorityOver({
  over: 'department',
  gives: alters([]),
  claims: async (standing, { before, after }) => {
    if (before !== undefined && before.chair === standing.profile) return [];
    return [{ field: 'department', steps: await overDepartment(standing, (after ?? before)?.department) }];
  },
});
