import { alters, authorityOver, valuesIn } from './authority.ts';
import { overDepartment, overProfile } from './person-standing.ts';

/** To move a profile, a person needs authority over the profile and over the new department. */
export const overProfiles = authorityOver({
  over: 'department',
  gives: alters(['department']),
  claims: async (standing, write) => {
    const goesTo = valuesIn('department', { ...write, before: undefined });
    const over = [
      await overProfile(standing, write.before?.id),
      ...(await Promise.all(goesTo.map((place) => overDepartment(standing, place)))),
    ];
    return over.map((steps) => ({ field: 'department', steps }));
  },
});
