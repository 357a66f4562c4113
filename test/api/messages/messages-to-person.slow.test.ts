import { describe, expect, it } from 'vitest';
import { returnRecipient } from '../../../lib/domain/messages/sending/items.ts';
import { messageKeyOf } from '../../../lib/store/message-keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { timeToLive } from '../../../lib/store/table.ts';
import { noteAnswer, openTerm } from '../../lib/domain/evaluations/invitations/support/open-term.ts';
import { mailServer, officeOf } from '../../lib/domain/messages/sending/support/office.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const office = officeOf(service);
const { path } = office;
const today = new Date().toISOString().slice(0, 10);

type Term = Awaited<ReturnType<typeof openTerm>>;

const find = (user: StoredRecord | undefined, more = '') =>
  service.call('GET', `${path}?filter[recipient]=${user?.id}${more}`);

/** What is found of a person: the message and its outcome of each. */
const reached = async (user: StoredRecord | undefined, more = '') =>
  (await find(user, more)).document.data.map(
    ({ id, attributes }: { id: string; attributes: { for_recipient: object } }) => ({
      id,
      ...attributes.for_recipient,
    }),
  );

/** Everything that a list says of persons, whatever else is asked for; the engine keeps no order of the fields in a map. */
const allSaid = async ({ users, period }: Term): Promise<object[]> => {
  const questions = [
    '',
    '&sort=-updated_at&page[size]=1',
    `&filter[period]=${period}&filter[state]=sent&sort=-created_at`,
    '&filter[created_at.gte]=2020-01-01T00:00:00Z&filter[state]=sent,sending,skipped&include=period',
  ];
  const answers: object[] = [];
  for (const user of users) for (const each of questions) answers.push((await find(user, each)).document);
  return answers;
};

const send = async (period: string, purpose: string): Promise<string> => {
  const message = await office.plan(period, { purpose, minimum_days_between: 0 });
  await office.sweep(mailServer());
  return message;
};

describe('messages to a person', () => {
  it('are found with the day and what became of each', async () => {
    const { period, users } = await openTerm(service, 1, [[0], [0], [0], [0]]);
    await service.call('PATCH', `/api/v1/users/${users[1]?.id}`, {
      body: { data: { type: 'user', id: users[1]?.id, attributes: { emails: [] } } },
    });
    const body = { data: { type: 'message_suppression', relationships: { user: toOne(users[2] as StoredRecord) } } };
    expect((await service.call('POST', '/api/v1/message_suppressions', { body })).status).toBe(201);
    const message = await send(period, 'invitation');
    await returnRecipient(service.store, { message, person: String(users[3]?.id) }, 'bounced');
    const outcomes = ['sent', 'without_address', 'suppressed', 'bounced'];
    for (const [place, outcome] of outcomes.entries())
      expect(await reached(users[place])).toEqual([{ id: message, outcome, day: today }]);
    const found = await find(users[0], '&include=period');
    expect(found.document).toMatchObject({ meta: { total: 1 }, included: [{ id: period }] });
    expect(found.document.data[0].attributes).toMatchObject({ purpose: 'invitation', is_for_everybody: true });
    // Without the filter nothing is said of anybody.
    const [listed] = (await service.call('GET', `${path}?filter[period]=${period}`)).document.data;
    expect(listed.attributes).not.toHaveProperty('for_recipient');
  });

  it('are those to instructors too, each found by the user', async () => {
    const { period, users, sections } = await openTerm(service, 1, [[0]]);
    const teacher = await service.seed('user', { display_name: 'Ada', emails: ['ada@college.example'] });
    const instructor = await service.seed('course_evaluation_instructor', {}, { user: toOne(teacher) });
    const links = { section: toOne(sections[0] as StoredRecord), instructor: toOne(instructor) };
    await service.seed('course_evaluation_section_instructor', {}, links);
    const message = await send(period, 'response_rates');
    expect(await reached(teacher)).toEqual([{ id: message, outcome: 'sent', day: today }]);
    expect(await reached(users[0])).toEqual([]);
  });

  it('say the same whatever the person has answered, and never show a reminder', async () => {
    const term = await openTerm(service, 2, [[0, 1], [0], [1]]);
    const { period, users, students, sections } = term;
    const invitation = await send(period, 'invitation');
    const before = await allSaid(term);
    await noteAnswer(service, period, students[1] as never, sections[0] as never);
    await noteAnswer(service, period, students[0] as never, sections[1] as never);
    expect(await allSaid(term)).toEqual(before);
    for (const purpose of ['reminder', 'closing_soon']) {
      const message = await send(period, purpose);
      expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', is_for_everybody: false });
    }
    for (const user of users) expect(await reached(user, '&page[size]=100')).toMatchObject([{ id: invitation }]);
    // Not even that there are others: what the answers say is the same, with its totals.
    expect(await allSaid(term)).toEqual(before);
  });

  it('are no invitations of which those were left out who had answered', async () => {
    const { period, users, students, sections } = await openTerm(service, 1, [[0], [0]]);
    await noteAnswer(service, period, students[0] as never, sections[0] as never);
    const server = mailServer();
    const message = await office.plan(period, { purpose: 'invitation' });
    await office.sweep(server);
    expect(await office.attributesOf(message)).toMatchObject({ is_for_everybody: false, counts: { sent: 1 } });
    for (const user of users) expect((await find(user)).document).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('are invitations that reach those too who answer while they are sent', async () => {
    const { period, users, students, sections } = await openTerm(service, 1, [[0], [0], [0]]);
    const message = await office.plan(period, { purpose: 'invitation' });
    let isFirst = true;
    const server = mailServer(async () => {
      if (!isFirst) return 'sent';
      isFirst = false;
      for (const student of students) await noteAnswer(service, period, student, sections[0] as never);
      // Nobody knows whether it went out: the next run begins with those that are left.
      return 'in_doubt';
    });
    await office.sweep(server);
    await office.sweep(server);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', counts: { recipients: 3, sent: 3 } });
    for (const user of users) expect(await reached(user)).toEqual([{ id: message, outcome: 'sent', day: today }]);
  });

  it('are found page by page, in an order, with a request for what is kept of all', async () => {
    const { period, users } = await openTerm(service, 1, [[0]]);
    const sent: string[] = [];
    for (let number = 0; number < 3; number += 1) sent.push(await send(period, 'invitation'));
    await send(period, 'reminder');
    const first = await find(users[0], '&sort=-created_at&page[size]=2');
    expect(first.document.meta).toMatchObject({ total: 3 });
    const next = new URL(first.document.links.next);
    const second = await service.call('GET', `${next.pathname}${next.search}`);
    expect(second.document.meta).toMatchObject({ total: 3 });
    const ids = [first, second].flatMap(({ document }) => document.data.map(({ id }: { id: string }) => id));
    expect(ids).toEqual(sent.toReversed());
    const known = await find(users[0], `&filter[period]=${period}`);
    const { requests, units } = costOf(known);
    // The token, the messages of the period, and three recipients.
    expect(requests).toBeLessThanOrEqual(4);
    expect(units).toBeLessThanOrEqual(15);
  });

  it('are not found once what is kept of a recipient is over', async () => {
    const { period, users } = await openTerm(service, 1, [[0]]);
    const message = await send(period, 'invitation');
    expect(await reached(users[0])).toHaveLength(1);
    // The table removes such items within two days.
    const over = Math.floor(Date.now() / 1_000) - 1;
    const key = messageKeyOf.recipient(message, String(users[0]?.id));
    await service.store.write([changeStep(key, { set: [[[timeToLive], over]] }, () => undefined)]);
    expect(await reached(users[0])).toEqual([]);
  });

  it('need the right to read messages and the right to read people', async () => {
    const { period, users } = await openTerm(service, 1, [[0]]);
    await send(period, 'invitation');
    const target = `${path}?filter[recipient]=${users[0]?.id}`;
    const [read, people] = ['messages:read', 'people:read'] as const;
    for (const [held, lacked] of [
      [read, people],
      [people, read],
    ] as const)
      expectRefusal(await service.call('GET', target, { headers: await service.authorize(held) }), 403, {
        code: 'missing_scope',
        detail: `The access token lacks the scope "${lacked}"`,
      });
    const headers = await service.authorize('messages:read', 'people:read');
    expect((await service.call('GET', target, { headers })).document.data).toHaveLength(1);
  });

  it.each([
    '',
    'a,b',
    'nobody',
    `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)},${'0'.repeat(8)}-0000-7000-8000-${'1'.repeat(12)}`,
  ])('are found by one id, not by "%s"', async (value) => {
    const { status, document } = await service.call('GET', `${path}?filter[recipient]=${value}`);
    expect(status).toBe(400);
    expect(document.errors).toMatchObject([{ code: 'invalid_filter', source: { parameter: 'filter[recipient]' } }]);
  });
});
