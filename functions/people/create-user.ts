import { createUser } from '../../lib/domain/people/create-user.ts';
import { created } from '../../lib/http/answers.ts';
import { operation } from '../../lib/http/operation.ts';
import { writing } from '../../lib/http/verbs.ts';
import { readChange } from '../../lib/model/validation/change.ts';
import { createUser as row } from '../../lib/operations/people.ts';
import { user } from '../../lib/resources/people/user.ts';

/** Creates a user, who gets a profile (operation 6). */
export const handler = operation(
  row,
  writing(user, async (request) => {
    const change = readChange(user, request.data, { creates: true });
    return created(request, user, await createUser(request.store, change, { now: request.now }));
  }),
);
