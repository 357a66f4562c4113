import type { Scope } from '../../../access/scopes.ts';
import type { FindOwnScopes } from '../../../access/signed-in.ts';
import { linkageOf } from '../../../model/definition/record-fields.ts';
import { type FoundStanding, readCaseStanding } from './case-standing.ts';

/**
 * What candidates, members of groups, assistants and chairs may read of workflow cases; the standing decides which. A case
 * from which the candidate is recused gives nothing: the scope would reveal that it exists.
 */
export const caseScopesOf = ({ standing, holders }: FoundStanding): readonly Scope[] => {
  const { groups, assisted, chaired, recusals } = standing;
  const hasCases = holders.some((each) => Object.keys(linkageOf(each, 'cases')).some((id) => !recusals.has(id)));
  return hasCases || groups.size + assisted.size + chaired.size > 0 ? ['cases:read'] : [];
};

export const ownCaseScopes: FindOwnScopes = async (store, user, now) =>
  caseScopesOf(await readCaseStanding(store, user, now));
