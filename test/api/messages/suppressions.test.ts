import { describe, expect, it } from 'vitest';
import { openTerm } from '../../lib/domain/evaluations/invitations/support/open-term.ts';
import { mailServer, officeOf } from '../../lib/domain/messages/sending/support/office.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const office = officeOf(service);
const type = 'message_suppression';
const path = `/api/v1/${type}s`;

const suppress = (user: { readonly type: string; readonly id: string }) =>
  service.call('POST', path, { body: { data: { type, relationships: { user: toOne(user) } } } });

const form = { 'content-type': 'application/x-www-form-urlencoded', authorization: undefined };

/** A reminder of a new period with one student, and the path at which it is refused. */
const remindOne = async () => {
  const term = await openTerm(service, 1, [[0]]);
  await office.plan(term.period, { purpose: 'reminder', minimum_days_between: 0 });
  const server = mailServer();
  await office.sweep(server);
  const unsubscribe = server.taken[0]?.unsubscribe ?? '';
  expect(unsubscribe).toMatch(/^https:\/\/evaluations\.example\/api\/v1\/unsubscriptions\/[A-Za-z0-9_-]{43}$/);
  return { ...term, user: String(term.users[0]?.id), refusal: new URL(unsubscribe).pathname };
};

const reasonsOf = async (user: string): Promise<string[]> =>
  (await service.call('GET', `${path}?filter[user]=${user}`)).document.data.map(
    ({ attributes }: { attributes: { reason: string } }) => attributes.reason,
  );

describe('suppressions of mails', () => {
  it('are set by the office, once for a person, and ended', async () => {
    const user = await service.seedUser();
    const { status, document } = await suppress(user);
    expect(status).toBe(201);
    const { attributes, id } = document.data;
    expect(attributes).toMatchObject({ reason: 'manual', day: new Date().toISOString().slice(0, 10) });
    const again = await suppress(user);
    expectRefusal(again, 409, {
      code: 'already_suppressed',
      detail: 'The person gets no mails already: manual',
      source: { pointer: '/data/relationships/user/data' },
    });
    expect(again.document.errors[0].meta).toEqual({ reason: 'manual' });
    const listed = await service.call('GET', `${path}?filter[reason]=manual&include=user`);
    expect(listed.document.included).toMatchObject([{ type: 'user', id: user.id }]);
    expect((await service.call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await suppress(user)).status).toBe(201);
  });

  it('are set once by many at the same time', async () => {
    const user = await service.seedUser();
    const answers = await Promise.all(Array.from({ length: 8 }, () => suppress(user)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await reasonsOf(user.id)).toEqual(['manual']);
  });

  it('are set and ended in a batch', async () => {
    const [user, other] = await Promise.all([service.seedUser(), service.seedUser()]);
    const { document } = await suppress(other);
    const contentType = 'application/vnd.api+json;ext="https://jsonapi.org/ext/atomic"';
    const answer = await service.call('POST', '/api/v1/operations', {
      body: {
        'atomic:operations': [
          { op: 'add', data: { type, relationships: { user: toOne(user) } } },
          { op: 'remove', ref: { type, id: document.data.id } },
        ],
      },
      headers: { 'content-type': contentType, accept: contentType },
    });
    expect(answer.document['atomic:results'][0].data.attributes).toMatchObject({ reason: 'manual' });
    expect([await reasonsOf(user.id), await reasonsOf(other.id)]).toEqual([['manual'], []]);
  });

  it('need a person who is there', async () => {
    const nobody = { type: 'user', id: '00000000-0000-7000-8000-000000000000' };
    expect((await suppress(nobody)).status).toBe(404);
    expect((await service.call('POST', path, { body: { data: { type } } })).status).toBe(422);
  });
});

describe('the address in a reminder', () => {
  it('unsubscribes by the one request that mail programs send, and leaves invitations', async () => {
    const { period, user, refusal } = await remindOne();
    const answer = await service.call('POST', refusal, { body: 'List-Unsubscribe=One-Click', headers: form });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(await reasonsOf(user)).toEqual(['unsubscribed']);
    // As often as a mail program likes.
    expect((await service.call('POST', refusal, { body: 'List-Unsubscribe=One-Click', headers: form })).status).toBe(
      200,
    );
    const reminder = await office.plan(period, { purpose: 'reminder', minimum_days_between: 0 });
    const invitation = await office.plan(period, { purpose: 'invitation' });
    const server = mailServer();
    await office.sweep(server);
    expect(server.taken.map(({ message }) => message)).toEqual([invitation]);
    expect(await office.attributesOf(reminder)).toMatchObject({ counts: { sent: 0, suppressed: 1 } });
  });

  it('takes the other form in which mail programs send it', async () => {
    const { user, refusal } = await remindOne();
    const data = new FormData();
    data.set('List-Unsubscribe', 'One-Click');
    const sent = new Response(data);
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = { ...form, 'content-type': sent.headers.get('content-type') ?? '' };
    expect((await service.call('POST', refusal, { body, headers })).status).toBe(200);
    expect(await reasonsOf(user)).toEqual(['unsubscribed']);
  });

  it('takes the place of a suppression that was about another address', async () => {
    const { user, refusal, users } = await remindOne();
    expect((await suppress(users[0] as never)).status).toBe(201);
    const attributes = { emails: ['new@college.example'] };
    await service.call('PATCH', `/api/v1/users/${user}`, { body: { data: { type: 'user', id: user, attributes } } });
    const answer = await service.call('POST', refusal, { body: 'List-Unsubscribe=One-Click', headers: form });
    expect(answer.status).toBe(200);
    expect(await reasonsOf(user)).toEqual(['unsubscribed']);
  });

  it('does nothing when it is opened, or when its form is sent as it is', async () => {
    const { user, refusal } = await remindOne();
    const page = await service.call('GET', refusal, {
      headers: { authorization: undefined, 'accept-language': 'de-AT' },
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toMatch(/<input type="checkbox" name="List-Unsubscribe" value="One-Click">/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    for (const body of ['', 'x=1', 'List-Unsubscribe=', '{"List-Unsubscribe":"One-Click"}'])
      expect((await service.call('POST', refusal, { body, headers: form })).text).toContain('checkbox');
    expect(await reasonsOf(user)).toEqual([]);
  });

  it('opens nothing else, and says so where it is none', async () => {
    const { refusal } = await remindOne();
    const code = refusal.split('/').at(-1) ?? '';
    const redeeming = { data: { type: 'invitation_redemption', attributes: { code } } };
    const redeemed = await service.call('POST', '/api/v1/invitation_redemptions', {
      body: redeeming,
      headers: { authorization: undefined },
    });
    expect(redeemed.status).toBe(422);
    for (const token of ['nothing', code.split('').reverse().join('')]) {
      const target = `/api/v1/unsubscriptions/${token}`;
      const answer = await service.call('POST', target, { body: 'List-Unsubscribe=One-Click', headers: form });
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('no longer valid');
    }
  });

  it('is in no invitation', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    await office.plan(period, { purpose: 'invitation' });
    const server = mailServer();
    await office.sweep(server);
    expect(server.taken.map(({ unsubscribe }) => unsubscribe)).toEqual([undefined]);
  });
});
