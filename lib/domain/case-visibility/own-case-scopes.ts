import type { FindOwnScopes } from '../../access/signed-in.ts';
import type { Scope } from '../../scopes.ts';
import { linkageSize } from '../../store/linkage.ts';
import { type FoundStanding, readCaseStanding } from './case-standing.ts';

/** What candidates, members of groups, assistants and chairs may read of workflow cases; which, the standing tells. */
export const caseScopesOf = ({ standing, holders }: FoundStanding): readonly Scope[] => {
  const { groups, assisted, chaired } = standing;
  const hasCases = holders.some((each) => linkageSize(each, 'cases') > 0);
  return hasCases || groups.size + assisted.size + chaired.size > 0 ? ['cases:read'] : [];
};

export const ownCaseScopes: FindOwnScopes = async (store, user, now) =>
  caseScopesOf(await readCaseStanding(store, user, now));
