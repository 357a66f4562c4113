import { createUser } from '../../lib/domain/people/create-user.ts';
import { readChange } from '../../lib/model/validation/read-change.ts';
import { user } from '../../lib/resources/people/user.ts';
import { now } from '../../lib/runtime/clock.ts';
import type { Store } from '../../lib/store/store.ts';

/** The officer of the evaluation office, who also exists in an empty institution. */
export const officer = { name: 'Callum Strachney', email: 'callum.strachney@ellerybay.example' } as const;

/** Creates the officer alone, who can sign in and import. */
export const createOfficer = async (store: Store): Promise<void> => {
  const data = { attributes: { display_name: officer.name, emails: [officer.email] }, relationships: {} };
  await createUser(store, readChange(user, data, { creates: true, trusted: true }), { now: now() });
};
