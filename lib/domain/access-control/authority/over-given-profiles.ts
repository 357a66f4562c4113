import { authorityOver } from './authority.ts';
import { overProfile } from './person-standing.ts';

/** Whoever gives a new user a profile that is there already, with its cases, has authority over it. */
export const overGivenProfiles = authorityOver({
  over: 'profile',
  gives: ({ change }) => (change?.toOne.profile ?? null) !== null,
  claims: async (standing, { after }) => [{ field: 'profile', steps: await overProfile(standing, after?.profile) }],
});
