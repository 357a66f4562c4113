import type { StoredRecord } from '../../../store/record.ts';
import { alters, authorityOver, type Claim } from './authority.ts';
import { overProfile, type PersonStanding } from './person-standing.ts';

const overCase = async (standing: PersonStanding, { candidate, workflow_group }: StoredRecord) => {
  if (candidate === standing.profile) return undefined;
  return standing.groups.has(String(workflow_group)) ? [] : overProfile(standing, candidate);
};

/**
 * A person that creates or deletes a case, or changes its candidate, needs authority over the case before and after.
 * Members of its group and chairs have it; the candidate and the candidate's assistant do not, and recused people do
 * not see the case at all.
 */
export const overCases = authorityOver({
  over: 'workflow case',
  gives: alters(['candidate', 'workflow_group']),
  claims: (standing, { before, after }) => {
    const field = before?.workflow_group === after?.workflow_group ? 'candidate' : 'workflow_group';
    const states = [before, after].filter((each) => each !== undefined);
    return Promise.all(states.map(async (each): Promise<Claim> => ({ field, steps: await overCase(standing, each) })));
  },
});
