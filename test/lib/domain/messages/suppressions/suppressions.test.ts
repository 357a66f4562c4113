import { describe, expect, it } from 'vitest';
import type { Mail, MailOutcome } from '../../../../../lib/domain/messages/sending/mailer.ts';
import { countHeld } from '../../../../../lib/domain/messages/sending/sweep-messages.ts';
import { suppressUser } from '../../../../../lib/domain/messages/suppressions/suppress.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import type { Store } from '../../../../../lib/store/store.ts';
import { makeStage } from '../../../../support/copy-tables.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { openTerm } from '../../evaluations/invitations/support/open-term.ts';
import { mailServer, officeOf } from '../sending/support/office.ts';
import { bounceOf, complaintOf, deliverEvents } from './support/ses-events.ts';

const service = await startService();
const office = officeOf(service);

const take = (events: readonly object[], store: Store = service.store) => deliverEvents(store, events);

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

// The invitations of a period have been sent to two students.
const invited = await makeStage(async () => {
  const term = await openTerm(service, 1, [[0], [0]]);
  const message = await office.plan(term.period, { purpose: 'invitation' });
  const server = mailServer();
  await office.sweep(server);
  const mail = server.taken.find(({ to }) => to.address === 'student0@college.example');
  if (mail === undefined) throw new Error('no mail');
  return { ...term, message, mail, user: String(term.users[0]?.id) };
}, service.store);

/** The invited students; `mail` is that of the first, `user`. */
const invite = async () => {
  await invited.reset();
  return invited.made;
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
    const { period, user, message, mail } = await invite();
    // Queues hand over twice what they hand over once.
    for (let time = 0; time < 2; time += 1) expect(await take([eventOf(mail)])).toEqual({ batchItemFailures: [] });
    const today = new Date().toISOString().slice(0, 10);
    expect(await suppressionsOf(user)).toMatchObject([{ reason, day: today }]);
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
    const { period, user, mail } = await invite();
    await take([bounceOf(mail)]);
    await setAddress(user, 'new@college.example');
    const { server } = await remind(period);
    const addresses = server.taken.map(({ to }) => to.address).sort();
    expect(addresses).toEqual(['new@college.example', 'student1@college.example']);
    expect(await suppressionsOf(user)).toEqual([]);
  });

  it('keeps invitations too from somebody who had unsubscribed', async () => {
    const { user, mail } = await invite();
    const { address } = mail.to;
    await suppressUser(service.store, { user, reason: 'unsubscribed', address, now: new Date() });
    const [before] = await recordsOf(user);
    await take([bounceOf(mail)]);
    const [bounced] = await recordsOf(user);
    expect(bounced).toMatchObject({ id: before?.id, attributes: { reason: 'bounced' } });
    await suppressUser(service.store, { user, reason: 'unsubscribed', address, now: new Date() });
    expect(await recordsOf(user)).toEqual([bounced]);
  });

  it('is known by its address, whatever name a mail server puts before it', async () => {
    const { user, mail } = await invite();
    const event = bounceOf(mail);
    const bouncedRecipients = [{ emailAddress: `"Student, The" <${mail.to.address.toUpperCase()}>` }];
    await take([{ ...event, bounce: { ...event.bounce, bouncedRecipients } }]);
    expect(await suppressionsOf(user)).toMatchObject([{ reason: 'bounced' }]);
  });

  it('says nothing of an address that somebody had before', async () => {
    const { user, mail } = await invite();
    await setAddress(user, 'new@college.example');
    await take([bounceOf(mail)]);
    expect(await suppressionsOf(user)).toEqual([]);
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
      const { user, message, mail } = await invite();
      const events = [bounceOf(mail)];
      await dieAfter(service.store, death, (store) => take(events, store));
      // The queue hands it over again.
      await take(events);
      await office.sweep(mailServer());
      expect(await suppressionsOf(user)).toMatchObject([{ reason: 'bounced' }]);
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
    const { user, mail } = await invite();
    expect(await take([eventOf(mail), { eventType: 'Delivery' }])).toEqual({ batchItemFailures: [] });
    expect(await suppressionsOf(user)).toEqual([]);
  });
});

describe('a message of which mails come back', () => {
  // The server does not take the mail of one student for now, so that the message is not finished.
  const sendTo = async (reached: number) => {
    const all = Array.from({ length: reached + 1 }, () => [0]);
    const { period } = await openTerm(service, 1, all);
    const message = await office.plan(period, { purpose: 'invitation' });
    const server = mailServer(({ to }) => (to.address === 'student0@college.example' ? 'refused_for_now' : 'sent'));
    await office.sweep(server);
    await take(server.taken.slice(0, 1).map(bounceOf));
    const rest = mailServer();
    await office.sweep(rest);
    return { message, rest };
  };

  it('is paused by more than 4 % bounces until it is resumed', async () => {
    const { message, rest } = await sendTo(24);
    const counts = { sent: 24, bounced: 1 };
    expect(await office.attributesOf(message)).toMatchObject({ state: 'paused', reason: 'too_many_bounces', counts });
    expect(await countHeld(service.store)).toEqual({ waiting: 0, paused: 1 });
    await office.sweep(rest);
    expect(rest.taken).toEqual([]);
    expect((await service.call('POST', `${office.path}/${message}/resumptions`)).status).toBe(200);
    await office.sweep(rest);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', reason: null });
    expect(rest.taken.map(({ to }) => to.address)).toEqual(['student0@college.example']);
  });

  it('continues with 4 %', async () => {
    const { message, rest } = await sendTo(25);
    expect(rest.taken).toHaveLength(1);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', counts: { sent: 26, bounced: 1 } });
  });
});
