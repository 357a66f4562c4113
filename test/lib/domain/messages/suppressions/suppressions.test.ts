import { describe, expect, it } from 'vitest';
import { takeMailEvents } from '../../../../../infra/service/deployed-functions.ts';
import type { Mail, MailOutcome } from '../../../../../lib/domain/messages/sending/mailer.ts';
import { countHeld } from '../../../../../lib/domain/messages/sending/sweep-messages.ts';
import { takeEvents } from '../../../../../lib/domain/messages/suppressions/mail-events.ts';
import { suppressUser } from '../../../../../lib/domain/messages/suppressions/suppress.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { runAs } from '../../../../support/table-calls.ts';
import { openTerm } from '../../evaluations/invitations/support/open-term.ts';
import { mailServer, officeOf } from '../sending/support/office.ts';
import { bounceOf, complaintOf } from './support/ses-events.ts';

const service = await startService();
const office = officeOf(service);

const take = (events: readonly object[], store: Store = service.store) =>
  runAs(takeMailEvents, () =>
    takeEvents(
      store,
      events.map((event, index) => ({ messageId: String(index), body: JSON.stringify(event) })),
    ),
  );

interface Suppression {
  readonly id: string;
  readonly attributes: { readonly reason: string; readonly day: string };
}

const recordsOf = async (user: string): Promise<readonly Suppression[]> =>
  (await service.call('GET', `/api/v1/message_suppressions?filter[user]=${user}`)).document.data;

const suppressionsOf = async (user: string) => (await recordsOf(user)).map(({ attributes }) => attributes);

const setAddress = async (id: string, address: string): Promise<void> => {
  const body = { data: { type: 'user', id, attributes: { emails: [address] } } };
  expect((await service.call('PATCH', `/api/v1/users/${id}`, { body })).status).toBe(200);
};

const invite = async (students: number) => {
  const term = await openTerm(
    service,
    1,
    Array.from({ length: students }, () => [0]),
  );
  const message = await office.plan(term.period, { purpose: 'invitation' });
  const server = mailServer();
  await office.sweep(server);
  return { ...term, message, mails: server.taken };
};

const remind = async (period: string) => {
  const message = await office.plan(period, { purpose: 'reminder', minimum_days_between: 0 });
  const server = mailServer();
  await office.sweep(server);
  const { counts } = await office.attributesOf(message);
  return { server, counts };
};

describe('a mail that comes back', () => {
  it.each([
    ['bounced', bounceOf],
    ['complained', complaintOf],
  ] as const)('that has %s is counted, and its recipient gets no further mail', async (reason, eventOf) => {
    const { period, users, message, mails } = await invite(2);
    const [mail] = mails.filter(({ to }) => to.address === 'student0@college.example');
    if (mail === undefined) throw new Error('no mail');
    // Queues hand over twice what they hand over once.
    for (let time = 0; time < 2; time += 1) expect(await take([eventOf(mail)])).toEqual({ batchItemFailures: [] });
    const today = new Date().toISOString().slice(0, 10);
    expect(await suppressionsOf(String(users[0]?.id))).toMatchObject([{ reason, day: today }]);
    await office.sweep(mailServer());
    const counts = { sent: 2, bounced: reason === 'bounced' ? 1 : 0, complained: reason === 'complained' ? 1 : 0 };
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', counts });
    const { server, counts: reminded } = await remind(period);
    expect(server.taken.map(({ to }) => to.address)).toEqual(['student1@college.example']);
    expect(reminded).toMatchObject({ recipients: 2, sent: 1, suppressed: 1, finished_meanwhile: 0 });
  });

  it('keeps further mails from an instructor too', async () => {
    const { period, sections } = await openTerm(service, 1, [[0]]);
    const teacher = await service.seed('user', { display_name: 'Ada', emails: ['ada@college.example'] });
    const instructor = await service.seed('course_evaluation_instructor', {}, { user: toOne(teacher) });
    const links = { section: toOne(sections[0] as StoredRecord), instructor: toOne(instructor) };
    await service.seed('course_evaluation_section_instructor', {}, links);
    await office.plan(period, { purpose: 'response_rates' });
    const server = mailServer();
    await office.sweep(server);
    await take(server.taken.map(bounceOf));
    expect(await suppressionsOf(teacher.id)).toMatchObject([{ reason: 'bounced' }]);
  });

  it('ends its suppression when the address is another', async () => {
    const { period, users, mails } = await invite(1);
    await take(mails.map(bounceOf));
    await setAddress(String(users[0]?.id), 'new@college.example');
    const { server } = await remind(period);
    expect(server.taken.map(({ to }) => to.address)).toEqual(['new@college.example']);
    expect(await suppressionsOf(String(users[0]?.id))).toEqual([]);
  });

  it('keeps invitations too from somebody who had unsubscribed', async () => {
    const { users, mails } = await invite(1);
    const user = String(users[0]?.id);
    const address = String(mails[0]?.to.address);
    await suppressUser(service.store, { user, reason: 'unsubscribed', address, now: new Date() });
    const [before] = await recordsOf(user);
    await take(mails.map(bounceOf));
    const [bounced] = await recordsOf(user);
    expect(bounced).toMatchObject({ id: before?.id, attributes: { reason: 'bounced' } });
    await suppressUser(service.store, { user, reason: 'unsubscribed', address, now: new Date() });
    expect(await recordsOf(user)).toEqual([bounced]);
  });

  it('is known by its address, whatever name a mail server puts before it', async () => {
    const { users, mails } = await invite(1);
    const [mail] = mails;
    if (mail === undefined) throw new Error('no mail');
    const event = bounceOf(mail);
    const bouncedRecipients = [{ emailAddress: `"Student, The" <${mail.to.address.toUpperCase()}>` }];
    await take([{ ...event, bounce: { ...event.bounce, bouncedRecipients } }]);
    expect(await suppressionsOf(String(users[0]?.id))).toMatchObject([{ reason: 'bounced' }]);
  });

  it('says nothing of an address that somebody had before', async () => {
    const { users, mails } = await invite(1);
    await setAddress(String(users[0]?.id), 'new@college.example');
    await take(mails.map(bounceOf));
    expect(await suppressionsOf(String(users[0]?.id))).toEqual([]);
  });

  it('is known before the mail server has answered', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const message = await office.plan(period, { purpose: 'invitation' });
    const server = mailServer(async (mail): Promise<MailOutcome> => {
      await take([bounceOf(mail)]);
      return 'sent';
    });
    await office.sweep(server);
    expect(await office.attributesOf(message)).toMatchObject({ counts: { sent: 1, bounced: 1 } });
  });

  it('leaves nothing half done, wherever its work breaks off', async () => {
    for (const death of deaths(6)) {
      const { users, message, mails } = await invite(1);
      const events = mails.map(bounceOf);
      await dieAfter(service.store, death, (store) => take(events, store));
      // The queue hands it over again.
      await take(events);
      await office.sweep(mailServer());
      expect(await suppressionsOf(String(users[0]?.id))).toMatchObject([{ reason: 'bounced' }]);
      expect(await office.attributesOf(message)).toMatchObject({ counts: { bounced: 1 } });
    }
  });

  it.each([
    [
      'a mail box that is full',
      (mail: Mail) => ({ ...bounceOf(mail), bounce: { ...bounceOf(mail).bounce, bounceType: 'Transient' } }),
    ],
    [
      'somebody who says that it is no spam',
      (mail: Mail) => ({
        ...complaintOf(mail),
        complaint: { ...complaintOf(mail).complaint, complaintFeedbackType: 'not-spam' },
      }),
    ],
    ['another system', (mail: Mail) => ({ ...bounceOf(mail), mail: { ...bounceOf(mail).mail, tags: {} } })],
  ])('says nothing of %s', async (_case, eventOf) => {
    const { users, mails } = await invite(1);
    expect(await take([...mails.map((mail): object => eventOf(mail)), { eventType: 'Delivery' }])).toEqual({
      batchItemFailures: [],
    });
    expect(await suppressionsOf(String(users[0]?.id))).toEqual([]);
  });
});

describe('a message of which too many mails come back', () => {
  const oneLook = 100;

  it.each([
    ['more than 4 % bounces', 'too_many_bounces', 5, bounceOf],
    ['more than 0.08 % complaints', 'too_many_complaints', 1, complaintOf],
  ] as const)('is paused by %s until it is resumed', async (_case, reason, events, eventOf) => {
    const { period } = await openTerm(
      service,
      1,
      Array.from({ length: oneLook + 20 }, () => [0]),
    );
    const message = await office.plan(period, { purpose: 'invitation' });
    const server = mailServer();
    let reported = 0;
    const reporting = mailServer(async (mail): Promise<MailOutcome> => {
      await server.mailer.send(mail);
      if (reported < events) {
        reported += 1;
        await take([eventOf(mail)]);
      }
      return 'sent';
    });
    await office.sweep(reporting);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'paused', reason, counts: { sent: oneLook } });
    expect(await countHeld(service.store)).toEqual({ waiting: 0, paused: 1 });
    await office.sweep(reporting);
    expect(server.taken).toHaveLength(oneLook);
    expect((await service.call('POST', `${office.path}/${message}/resumptions`)).status).toBe(200);
    await office.sweep(reporting);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', reason: null });
    expect(new Set(server.taken.map(({ person }) => person)).size).toBe(oneLook + 20);
  });

  it('continues where few do', async () => {
    const { message, mails } = await invite(oneLook + 1);
    await take(mails.slice(0, 4).map(bounceOf));
    await office.sweep(mailServer());
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', counts: { bounced: 4 } });
  });
});
