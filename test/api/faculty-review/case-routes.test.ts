import { describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { type TestAnswer, toOne } from '../../support/service.ts';
import { type Person, startReviews } from './support/reviews.ts';

const { service, person, newCase, department, chair } = await startReviews();

/** Who asks with every scope, but as a person. */
const headersOf = async ({ user }: Person) => {
  const principal = { kind: 'user', id: user.id } as const;
  const { token } = await issueToken(service.store, { name: 'test', scopes, principal, now: new Date() });
  return { authorization: `Bearer ${token}` };
};

const asking = async (asker: Person) => {
  const headers = await headersOf(asker);
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

  itInProcess('takes as many requests as one that does not exist', async () => {
    const stranger = await person();
    await newCase({ candidate: stranger });
    const hidden = await newCase({ candidate: await person() });
    const headers = await headersOf(stranger);
    const body = (id: string) => ({ data: { type: 'workflow_case', id, attributes: { full_title: 'Mine' } } });
    const requests: [string, string, ((id: string) => object)?][] = [
      ['GET', ''],
      ['GET', '/candidate'],
      ['DELETE', ''],
      ['PATCH', '', body],
    ];
    for (const [method, path, bodyOf] of requests) {
      const ask = async (id: string) => {
        const request = { headers, ...(bodyOf && { body: bodyOf(id) }) };
        const answer = await service.call(method, `/api/v1/workflow_cases/${id}${path}`, request);
        expect(answer.status).toBe(404);
        return costOf(answer).requests;
      };
      // The first request reads the token too.
      await ask(stranger.user.id);
      expect(await ask(hidden.id), `${method} ${path}`).toBe(await ask(stranger.user.id));
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
    const unseen = await (await asking(stranger))(path);
    expectRefusal(unseen, 404, {
      code: 'not_found',
      detail: `The credit_line_item with the id "${id}" has no "source" that the access token may see`,
    });
    // The credit leaves out what its source is, and so does the refusal.
    expect(unseen.text).not.toContain(source.data.id);
  });

  it('is named by a credit to integrations alone, and stays its source where a person changes the credit', async () => {
    const source = toOne(await newCase({ candidate: await person() }));
    const { profile } = await person();
    const amount = { transaction_date: '2026-01-31', amount: 1 };
    const { id } = await service.seed('credit_line_item', amount, { source, profile: toOne(profile) });
    const target = `/api/v1/credit_line_items/${id}`;
    const headers = await headersOf(await person());
    const sourceIn = ({ document }: TestAnswer) => [document.data].flat()[0].relationships.source;
    const read = await service.call('GET', target, { headers });
    const back = await service.call('PATCH', target, {
      headers,
      body: { data: { ...read.document.data, relationships: {} } },
    });
    const listed = await service.call('GET', `/api/v1/credit_line_items?filter[profile]=${profile.id}`, {
      headers,
    });
    for (const answer of [read, back, listed]) {
      expect(answer.status).toBe(200);
      expect(sourceIn(answer)).toEqual({ links: { related: expect.stringMatching(/\/source$/) }, meta: {} });
    }
    expect(sourceIn(await service.call('GET', target)).data).toEqual(source.data);
  });

  it('allows only integrations to find credits by it', async () => {
    const source = toOne(await newCase({ candidate: await person() }));
    const other = toOne(await service.seedUser());
    const amount = { transaction_date: '2026-01-31', amount: 1 };
    const ofCase = await service.seed('credit_line_item', amount, { source });
    const ofOther = await service.seed('credit_line_item', amount, { source: other });
    const headers = await headersOf(await person());
    const find = async (ids: string, asked: object) => {
      const path = `/api/v1/credit_line_items?filter[source]=${ids}`;
      const { status, document, text } = await service.call('GET', path, asked);
      expect(status, text).toBe(200);
      return [document.data.map(({ id }: { id: string }) => id), document.meta.total];
    };
    const both = `${source.data.id},${other.data.id}`;
    expect(await find(source.data.id, { headers })).toEqual([[], 0]);
    expect(await find(both, { headers })).toEqual([[ofOther.id], 1]);
    expect(await find(both, {})).toEqual([[ofCase.id, ofOther.id], 2]);
  });
});
