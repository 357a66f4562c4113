import { alters, authorityOver, type Claim, valuesIn } from './authority.ts';
import { overProfile, type PersonStanding } from './person-standing.ts';

const overMember = async (standing: PersonStanding, member: string): Promise<Claim['steps']> => {
  if (member === standing.user) return [];
  const user = await standing.store.readInline({ type: 'user', id: member });
  return overProfile(standing, user?.profile);
};

/**
 * A person that creates, changes or ends an assistant's role must be the faculty member or have authority over that
 * person. Assistants can always end their own role.
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
