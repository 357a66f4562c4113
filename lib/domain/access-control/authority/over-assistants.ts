import { alters, authorityOver, type Claim, valuesIn } from './authority.ts';
import { overProfile, type PersonStanding } from './person-standing.ts';

const overMember = async (standing: PersonStanding, member: string): Promise<Claim['steps']> => {
  if (member === standing.user) return [];
  const user = await standing.store.readInline({ type: 'user', id: member });
  return overProfile(standing, user?.profile);
};

/**
 * Whoever makes somebody an assistant, or changes or ends that, is the faculty member or has authority over that one.
 * Anybody may cease to assist.
 */
export const overAssistants = authorityOver({
  over: 'faculty member',
  gives: alters(['admin_assistant', 'faculty_member', 'effective_from', 'effective_to']),
  claims: (standing, write) => {
    const ceases = write.after === undefined && write.before?.admin_assistant === standing.user;
    const members = ceases ? [] : valuesIn('faculty_member', write);
    return Promise.all(
      members.map(async (member) => ({ field: 'faculty_member', steps: await overMember(standing, String(member)) })),
    );
  },
});
