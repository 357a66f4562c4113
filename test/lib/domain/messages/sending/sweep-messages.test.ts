import { describe, expect, it, vi } from 'vitest';
import type { MailOutcome } from '../../../../../lib/domain/messages/sending/mailer.ts';
import { countHeld } from '../../../../../lib/domain/messages/sending/sweep-messages.ts';
import { wholePartition } from '../../../../../lib/store/keys.ts';
import { messageKeyOf } from '../../../../../lib/store/message-keys.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { invitingBy } from '../../../../api/course-evaluations/invitations/support/inviting.ts';
import { copyRecord, makeStage } from '../../../../support/copy-tables.ts';
import { startService, toMany, toOne } from '../../../../support/service.ts';
import { noteAnswer, type OpenTerm, openTerm } from '../../evaluations/invitations/support/open-term.ts';
import { codeIn, codesIn, mailServer, officeOf } from './support/office.ts';

const service = await startService();
const office = officeOf(service);
const { redeem } = invitingBy(service);

// A period with a section of two students.
const small = await makeStage(() => openTerm(service, 1, [[0], [0]]), service.store);
const openSmall = async (): Promise<OpenTerm> => {
  await small.reset();
  return small.made;
};

const addresses = (server: ReturnType<typeof mailServer>): string[] => server.taken.map(({ to }) => to.address).sort();

describe('a process that dies', () => {
  it.each([
    ['sends an invitation again', 'invitation', 2],
    ['sends no reminder again', 'reminder', 0],
  ] as const)('while mails are on their way %s', async (_case, purpose, mails) => {
    const { period } = await openSmall();
    const message = await office.plan(period, { purpose });
    const dying = mailServer(() => {
      throw new Error('killed');
    });
    await expect(office.sweep(dying)).rejects.toThrow('killed');
    const server = mailServer();
    await office.sweep(server);
    expect(server.taken).toHaveLength(mails);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', counts: { recipients: 2, sent: 2 } });
  });
});

describe('messages of a period', () => {
  it('invite every student with a link that opens the form, and remind those alone who have not finished', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0, 1], [0], [1]]);
    const invitation = await office.plan(period, { purpose: 'invitation' });
    const server = mailServer();
    await office.sweep(server);
    expect(addresses(server)).toEqual(['student0', 'student1', 'student2'].map((name) => `${name}@college.example`));
    expect(await office.attributesOf(invitation)).toMatchObject({
      state: 'sent',
      counts: { recipients: 3, sent: 3, without_address: 0, refused: 0, finished_meanwhile: 0 },
    });
    const codes = new Map(server.taken.map((mail) => [mail.to.address, codeIn(mail)]));
    for (const code of codes.values()) expect((await redeem(code)).status).toBe(200);
    await noteAnswer(service, period, students[0] as never, sections[0] as never);
    await noteAnswer(service, period, students[1] as never, sections[0] as never);
    const reminder = await office.plan(period, { purpose: 'reminder', minimum_days_between: 0 });
    const reminding = mailServer();
    await office.sweep(reminding);
    expect(addresses(reminding)).toEqual(['student0@college.example', 'student2@college.example']);
    // The same link as in the invitation.
    for (const mail of reminding.taken) expect(codeIn(mail)).toBe(codes.get(mail.to.address));
    expect(await office.attributesOf(reminder)).toMatchObject({ state: 'sent', counts: { recipients: 2, sent: 2 } });
    await office.sweep(reminding);
    expect(reminding.taken).toHaveLength(2);
  });

  it('reach a person with several student records once, with all courses and the same links each time', async () => {
    const { period, students, users, sections } = await openTerm(service, 3, [[0, 1], [0]]);
    const [user, both, first] = [users[0] as StoredRecord, sections[1] as StoredRecord, students[0] as StoredRecord];
    const links = { user: toOne(user), sections: toMany(both, sections[2] as StoredRecord) };
    const second = await service.seed('course_evaluation_student', {}, links);
    const send = async (purpose: string, server = mailServer()) => {
      const message = await office.plan(period, { purpose, minimum_days_between: 0 });
      await office.sweep(server);
      return { server, message };
    };
    const inviting = await send('invitation');
    expect(addresses(inviting.server)).toEqual(['student0@college.example', 'student1@college.example']);
    expect((await office.attributesOf(inviting.message)).counts).toMatchObject({ recipients: 2, sent: 2 });
    const invitation = inviting.server.taken.find(({ to }) => to.address.startsWith('student0'));
    const codes = codesIn(invitation);
    expect(codes).toHaveLength(2);
    for (const code of codes) expect((await redeem(code)).status).toBe(200);

    // What is answered with the first record leaves the mail as it is, but for the number.
    for (const section of [sections[0], both]) await noteAnswer(service, period, first, section as StoredRecord);
    const reminding = await send('reminder');
    const reminder = reminding.server.taken.filter(({ to }) => to.address.startsWith('student0'));
    expect(reminder).toHaveLength(1);
    expect(reminder[0]?.text).toMatch(/\b1\b/);
    expect(codesIn(reminder[0])).toEqual(codes);
    expect(reminder[0]?.html.match(/<a /g)).toHaveLength(2);
    const token = new URL(reminder[0]?.unsubscribe ?? '').pathname;
    expect((await service.call('GET', token)).status).toBe(200);

    await noteAnswer(service, period, second, sections[2] as StoredRecord);
    const last = await send('reminder');
    expect(addresses(last.server)).toEqual(['student1@college.example']);
  });

  it('leave out of a reminder whoever finishes after sending has begun', async () => {
    const { period, students, sections } = await openSmall();
    const reminder = await office.plan(period, { purpose: 'reminder' });
    // While the first mail is on its way, both answer. The server takes one mail at a time.
    const answering = async (): Promise<MailOutcome> => {
      for (const student of students) await noteAnswer(service, period, student, sections[0] as never);
      return 'sent';
    };
    await office.sweep(mailServer(answering, { perSecond: 1 }));
    const { counts } = await office.attributesOf(reminder);
    expect(counts).toMatchObject({ recipients: 2, sent: 1, finished_meanwhile: 1 });
  });

  it.each(['refused', 'in_doubt'] as const)('do not reach anybody twice after a mail that is %s', async (outcome) => {
    const { period } = await openSmall();
    const reminder = await office.plan(period, { purpose: 'reminder' });
    const server = mailServer(() => outcome);
    await office.sweep(server);
    await office.sweep(server);
    const { state, counts } = await office.attributesOf(reminder);
    const [sent, refused] = outcome === 'refused' ? [0, 2] : [2, 0];
    expect({ state, counts }).toMatchObject({ state: 'sent', counts: { recipients: 2, sent, refused } });
    expect(server.taken).toHaveLength(sent);
  });

  it('send an invitation again of which nobody knows whether it went out', async () => {
    const { period } = await openSmall();
    const invitation = await office.plan(period, { purpose: 'invitation' });
    const answers: MailOutcome[] = ['in_doubt', 'sent'];
    const server = mailServer(() => answers.shift() ?? 'sent');
    await office.sweep(server);
    expect(await office.attributesOf(invitation)).toMatchObject({ state: 'sending' });
    await office.sweep(server);
    expect(await office.attributesOf(invitation)).toMatchObject({ state: 'sent', counts: { sent: 2 } });
    expect(new Set(server.taken.map(({ message, person }) => `${message} ${person}`)).size).toBe(2);
    expect(server.taken).toHaveLength(3);
  });

  it('wait for a server that takes no mail for now, and ask it no more than it needs to show that', async () => {
    const { period } = await openTerm(
      service,
      1,
      Array.from({ length: 30 }, () => [0]),
    );
    const message = await office.plan(period, { purpose: 'invitation' });
    let asked = 0;
    await office.sweep(
      mailServer(() => {
        asked += 1;
        return 'refused_for_now';
      }),
    );
    expect(asked).toBeLessThan(30);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sending', reason: 'mail_unavailable' });
    expect(await countHeld(service.store)).toEqual({ waiting: 1, paused: 0 });
    const server = mailServer();
    await office.sweep(server);
    expect(new Set(addresses(server)).size).toBe(30);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', reason: null, counts: { sent: 30 } });
    expect(await countHeld(service.store)).toEqual({ waiting: 0, paused: 0 });
  });

  it('reach everybody in a later run whose mail could not be made', async () => {
    const { period } = await openSmall();
    const message = await office.plan(period, { purpose: 'reminder' });
    const server = mailServer();
    const formatting = vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(() => {
      throw new Error('no such locale');
    });
    await expect(office.sweep(server)).rejects.toThrow('no such locale');
    formatting.mockRestore();
    await office.sweep(server);
    expect(server.taken).toHaveLength(2);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', counts: { recipients: 2, sent: 2 } });
  });

  it('keep of a recipient the day, and no moment', async () => {
    const { period, users } = await openSmall();
    const message = await office.plan(period, { purpose: 'invitation' });
    await office.sweep(mailServer());
    const items = await service.store.queryRange(messageKeyOf.recipient(message, '').pk, wholePartition);
    const recipients = users.map(({ id }) => ({
      pk: `message_recipient#${message}`,
      sk: id,
      outcome: 'sent',
      day: new Date().toISOString().slice(0, 10),
      run: expect.any(String),
      delete_after: expect.any(Number),
    }));
    expect(items).toHaveLength(2);
    expect(items).toEqual(expect.arrayContaining(recipients));
  });

  it('say who has no address, and keep line breaks of names out of headers', async () => {
    const { period, users } = await openTerm(service, 1, [[0], [0], [0]]);
    const [first, second] = users;
    const patch = (id: string, attributes: object) =>
      service.call('PATCH', `/api/v1/users/${id}`, { body: { data: { type: 'user', id, attributes } } });
    await patch(first?.id ?? '', { emails: [] });
    await patch(second?.id ?? '', { display_name: 'Eve\r\nBcc: all@college.example' });
    const message = await office.plan(period, { purpose: 'invitation' });
    const server = mailServer();
    await office.sweep(server);
    expect(await office.attributesOf(message)).toMatchObject({
      state: 'sent',
      counts: { recipients: 3, without_address: 1 },
    });
    for (const { subject, to } of server.taken) expect(`${subject}${to.address}`).not.toMatch(/[\r\n]/);
  });

  it('are skipped once the period has closed, whose key is thrown away then', async () => {
    const { period, close } = await openSmall();
    await office.plan(period, { purpose: 'invitation' });
    const server = mailServer();
    await office.sweep(server);
    const mailed = await service.store.get(messageKeyOf.mailedPeriod(period));
    expect(await office.keys.read(String(mailed?.batch))).toBeDefined();
    const late = await office.plan(period, { purpose: 'reminder', minimum_days_between: 0 });
    await close(new Date(Date.now() - 1_000));
    await office.sweep(server);
    expect(server.taken).toHaveLength(2);
    expect(await office.attributesOf(late)).toMatchObject({ state: 'skipped', reason: 'period_closed' });
    expect(await office.keys.read(String(mailed?.batch))).toBeUndefined();
    expect(await service.store.get(messageKeyOf.mailedPeriod(period))).toBeUndefined();
  });

  it('have other links once the period has opened again', async () => {
    const { period, schedule, close } = await openSmall();
    await office.plan(period, { purpose: 'invitation' });
    const [before, after] = [mailServer(), mailServer()];
    await office.sweep(before);
    await close(new Date(Date.now() - 1_000));
    await office.sweep(before);
    const type = 'course_evaluation_period_schedule';
    const attributes = { closes_at: new Date(Date.now() + 3_600_000).toISOString() };
    const body = { data: { type, id: schedule, attributes }, meta: { discard_results: true } };
    expect((await service.call('PATCH', `/api/v1/${type}s/${schedule}`, { body })).status).toBe(200);
    await service.call('GET', `/api/v1/course_evaluation_periods/${period}`);
    await office.plan(period, { purpose: 'invitation' });
    await office.sweep(after);
    const [old, fresh] = [before, after].map(({ taken }) => codeIn(taken[0] ?? { text: '' }));
    expect((await redeem(fresh)).status).toBe(200);
    expect((await redeem(old)).status).toBe(422);
  });

  it('have other links once their key is lost', async () => {
    const { period } = await openSmall();
    const [before, after] = [mailServer(), mailServer()];
    await office.plan(period, { purpose: 'invitation' });
    await office.sweep(before);
    const mailed = await service.store.get(messageKeyOf.mailedPeriod(period));
    await office.keys.discard(String(mailed?.batch));
    await office.plan(period, { purpose: 'reminder', minimum_days_between: 0 });
    await office.sweep(after);
    expect((await redeem(codeIn(after.taken[0] ?? { text: '' }))).status).toBe(200);
  });

  it('are paused between two looks at them, and say how many were sent', async () => {
    const { period } = await openSmall();
    const message = await office.plan(period, { purpose: 'invitation' });
    // The links are written after the look: the pause comes in between.
    let isPaused = false;
    const send = async (command: object): Promise<unknown> => {
      const isOfLinks = JSON.stringify(Object(command).input).includes('"invitation_code#');
      if (isOfLinks && !isPaused) {
        isPaused = true;
        await service.call('POST', `${office.path}/${message}/pauses`);
      }
      return service.store.client.send(command as never);
    };
    const client = Object.create(service.store.client, { send: { value: send } });
    const server = mailServer();
    await office.sweep(server, new Store(client, service.store.tableName));
    expect(await office.attributesOf(message)).toMatchObject({ state: 'paused', counts: { recipients: 2, sent: 0 } });
    expect(server.taken).toEqual([]);
  });

  it('are skipped soon after another, and where enough has been answered', async () => {
    const { period, students, sections } = await openSmall();
    const server = mailServer();
    await office.plan(period, { purpose: 'invitation' });
    await office.sweep(server);
    const soon = await office.plan(period, { purpose: 'reminder' });
    await noteAnswer(service, period, students[0] as never, sections[0] as never);
    const enough = await office.plan(period, { purpose: 'closing_soon', skip_above_response_rate: 0.5 });
    await office.sweep(server);
    expect(server.taken).toHaveLength(2);
    expect(await office.attributesOf(soon)).toMatchObject({ state: 'skipped', reason: 'too_soon' });
    expect(await office.attributesOf(enough)).toMatchObject({ state: 'skipped', reason: 'response_rate_reached' });
  });

  it('pause while mail is not set up, and say so', async () => {
    const { period, close } = await openSmall();
    const message = await office.plan(period, { purpose: 'invitation' });
    await office.sweep(undefined);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'paused', reason: 'mail_not_set_up' });
    expect(await countHeld(service.store)).toEqual({ waiting: 1, paused: 0 });
    // It stays paused: nobody waits for it any more.
    await close(new Date(Date.now() - 1_000));
    expect(await countHeld(service.store)).toEqual({ waiting: 0, paused: 0 });
  });
});

describe('messages that are due', () => {
  it('are found however many others wait for a later time', async () => {
    const { period } = await openSmall();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const later = { purpose: 'reminder', when: { at }, state: 'planned' };
    const ofPeriod = { period: toOne({ type: 'course_evaluation_period', id: period }) };
    await copyRecord(service.store, await service.seed(office.type, later, ofPeriod), 100);
    const message = await office.plan(period, { purpose: 'invitation' });
    await office.sweep(mailServer());
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent' });
  });
});
