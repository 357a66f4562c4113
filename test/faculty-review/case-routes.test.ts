import { describe, expect, it } from 'vitest';
import { issueToken } from '../../lib/access/tokens.ts';
import { scopes } from '../../lib/scopes.ts';
import { toOne } from '../support/service.ts';
import { type Person, startReviews } from './support/reviews.ts';

const { service, person, newCase, department, chair } = await startReviews();

/** Who asks with every scope, but as a person. */
const asking = async ({ user }: Person) => {
  const principal = { kind: 'user', id: user.id } as const;
  const { token } = await issueToken(service.store, { name: 'test', scopes, principal, now: new Date() });
  const headers = { authorization: `Bearer ${token}` };
  return (path: string) => service.call('GET', `/api/v1/${path}`, { headers });
};

describe('a workflow case that the caller may not see', () => {
  it('is not there, by its id or by its relationships', async () => {
    const [candidate, stranger] = [await person(), await person()];
    const { id } = await newCase({ candidate });
    const [own, other] = [await asking(candidate), await asking(stranger)];
    for (const path of ['', '/candidate', '/workflow_group', '/workflow', '?include=candidate']) {
      expect((await own(`workflow_cases/${id}${path}`)).status, path).toBe(200);
      const hidden = await other(`workflow_cases/${id}${path}`);
      const unknown = await other(`workflow_cases/${stranger.user.id}${path}`);
      expect(hidden.status, path).toBe(404);
      expect(hidden.document.errors[0].code).toBe(unknown.document.errors[0].code);
    }
  });

  it('is not there for the chair of another department', async () => {
    const boss = await person();
    await chair(boss, await department());
    const { id } = await newCase({ candidate: await person(await department()) });
    expect((await (await asking(boss))(`workflow_cases/${id}`)).status).toBe(404);
  });

  it('is not there where a credit names it as its source', async () => {
    const [candidate, stranger] = [await person(), await person()];
    const source = toOne(await newCase({ candidate }));
    const amount = { transaction_date: '2026-01-31', amount: 1 };
    const { id } = await service.seed('credit_line_item', amount, { source });
    const path = `credit_line_items/${id}/source`;
    expect((await (await asking(candidate))(path)).status).toBe(200);
    expect((await (await asking(stranger))(path)).status).toBe(404);
  });
});
