import type { Scope } from '../../../access/scopes.ts';
import type { FindOwnScopes } from '../../../access/sign-in/signed-in-request.ts';
import { linkageOf } from '../../../model/definition/record-fields.ts';
import { readBare } from '../../../model/read/read-linked.ts';
import { workflowGroup } from '../../../resources/faculty-review/workflow-group.ts';
import { profile } from '../../../resources/people/profile.ts';
import { user } from '../../../resources/people/user.ts';
import { isInEffect } from '../../../resources/shared/effective-dates.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import type { CaseStanding } from './judge-case.ts';

/** A user's standing, with the records that name cases: the own profile and the groups. */
export interface FoundStanding {
  readonly standing: CaseStanding;
  readonly holders: readonly StoredRecord[];
}

const keysOf = (record: StoredRecord, linkage: string): string[] => Object.keys(linkageOf(record, linkage));

// The fields of relationships contain ids. A missing field leads nowhere.
const idsIn = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string');

const none: ReadonlySet<string> = new Set();

const nobody: FoundStanding = {
  standing: { profile: undefined, groups: none, assisted: none, chaired: none, recusals: none },
  holders: [],
};

/** The users that a user assists today, from the roles in the user's record. */
const assistedBy = (record: StoredRecord, now: Date): string[] => {
  const roles = Object.values(linkageOf(record, 'admin_assistant_roles')).filter((role) => isInEffect(role, now));
  return idsIn(roles.map((role) => role.faculty_member));
};

/**
 * Reads a user's relation to the workflow cases in 2 round trips: first the user's record, then the own profile, the
 * groups and the assisted users. All reads are strongly consistent, so that a recusal takes effect at once.
 */
export const readCaseStanding = async (store: Store, userId: string, now: Date): Promise<FoundStanding> => {
  const self = await store.read({ type: user.type, id: userId });
  if (self === undefined) return nobody;
  const groups = keysOf(self, 'workflow_groups');
  const [own = [], groupRecords = [], assisted = []] = await Promise.all([
    store.readMany(idsIn([self.profile]).map((id) => ({ type: profile.type, id }))),
    readBare(store, workflowGroup.type, groups),
    readBare(store, user.type, assistedBy(self, now)),
  ]);
  const chairs = own.flatMap((each) => Object.values(linkageOf(each, 'chairs')).map((chair) => chair.department));
  return {
    standing: {
      profile: idsIn([self.profile])[0],
      groups: new Set(groups),
      assisted: new Set(idsIn(assisted.map((each) => each.profile))),
      chaired: new Set(idsIn(chairs)),
      recusals: new Set(keysOf(self, 'recusals')),
    },
    holders: [...own, ...groupRecords],
  };
};

/**
 * Returns the scopes for workflow cases that a standing gives to candidates, members of groups, assistants and chairs.
 * A case from which the candidate is recused gives no scope, because the scope would show that the case exists.
 */
export const caseScopesOf = ({ standing, holders }: FoundStanding): readonly Scope[] => {
  const { groups, assisted, chaired, recusals } = standing;
  const hasCases = holders.some((each) => Object.keys(linkageOf(each, 'cases')).some((id) => !recusals.has(id)));
  return hasCases || groups.size + assisted.size + chaired.size > 0 ? ['cases:read'] : [];
};

export const ownCaseScopes: FindOwnScopes = async (store, user, now) =>
  caseScopesOf(await readCaseStanding(store, user, now));
