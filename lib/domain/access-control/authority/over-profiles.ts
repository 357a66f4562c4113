import { alters, authorityOver, valuesIn } from './authority.ts';
import { overDepartment, overProfile } from './person-standing.ts';

/** Whoever moves a profile has authority over it where it is, and over the department where it goes. */
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
