import {
  overAccounts,
  overGivenProfiles,
  overNewAccounts,
} from '../../lib/domain/access-control/authority/over-accounts.ts';
import { createUser as createUserWithProfile } from '../../lib/domain/people/create-user.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import { update } from '../../lib/http/operations/update.ts';
import { searchTexts } from '../../lib/model/read/search/search-texts.ts';
import type { Guard } from '../../lib/model/write/guard.ts';
import { user } from '../../lib/resources/people/user.ts';
import { myAccountOperation } from './actions/read-my-account.ts';

/** Also of tokens that the service has issued for a user. */
export const readMyAccount = myAccountOperation;

export const listUsers = list(user, { search: searchTexts(user) });
export const readUserRelated = related(user);
export const readUser = read(user);

/** A user gets a profile. */
export const createUser = createBy(user, async (request, change) => {
  const { store, now } = request;
  const guard: Guard = async (write) => [
    ...(await overGivenProfiles(request, write)),
    ...(await overNewAccounts(request, write)),
  ];
  return { record: await createUserWithProfile(store, change, { now, guard }) };
});

export const updateUser = update(user, overAccounts);
