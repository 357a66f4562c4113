import { readAccount } from '../../../lib/domain/people/account.ts';
import { personOnly } from '../../../lib/errors/access.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { readAction } from '../../../lib/http/operations/action.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import { textOf } from '../../../lib/model/definition/record-fields.ts';
import type { AccountAnswer } from '../../../lib/resources/people/answers/account.ts';
import { user } from '../../../lib/resources/people/user.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

const named = ({ id, name }: StoredRecord) => ({ id, name: String(name) });

const readMine = async (request: OperationRequest) => {
  const caller = await request.caller();
  const { store, now } = request;
  const account =
    caller.principal.kind === 'user' ? await readAccount(store, { id: caller.principal.id, caller, now }) : undefined;
  if (account === undefined) throw refuse(personOnly);
  return account;
};

/** The operation that shows a person who has signed in their own account, and what they may do. */
export const myAccountOperation = readAction(user, 'read_my_account', {
  respond: async (request): Promise<Answer<AccountAnswer>> => {
    const account = await readMine(request);
    const { id, display_name: name, emails = [], version } = account.user;
    return {
      status: 200,
      document: {
        data: {
          type: 'user',
          id,
          attributes: { display_name: String(name), emails: [emails].flat().map(String) },
          meta: { version },
        },
        meta: {
          roles: account.roles,
          scopes: [...account.scopes].sort(),
          departments: account.departments.map(named),
          sections: account.sections.map((section) => ({ ...named(section), course: textOf(section, 'course') })),
        },
        links: { self: request.self },
      },
    };
  },
});
