import { beforeAll, describe, expect, it } from 'vitest';
import type { MailOutcome } from '../../../../../lib/domain/messages/sending/mailer.ts';
import { countHeld } from '../../../../../lib/domain/messages/sending/sweep-messages.ts';
import { messageKeyOf } from '../../../../../lib/store/message-keys.ts';
import { changeStep } from '../../../../../lib/store/steps.ts';
import { makeStage, type Stage } from '../../../../support/copy-tables.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { startService } from '../../../../support/service.ts';
import { type OpenTerm, openTerm } from '../../evaluations/invitations/support/open-term.ts';
import { complaintOf, deliverEvents } from '../suppressions/support/ses-events.ts';
import { mailServer, officeOf } from './support/office.ts';

const service = await startService();
const office = officeOf(service);

const addresses = (server: ReturnType<typeof mailServer>): string[] => server.taken.map(({ to }) => to.address).sort();

describe('a process that dies', () => {
  it('at any write leaves nobody without an invitation', async () => {
    const planned = await makeStage(async () => {
      const { period } = await openTerm(service, 1, [[0], [0]]);
      return office.plan(period, { purpose: 'invitation' });
    }, service.store);
    const send = async (most: number) => {
      await planned.reset();
      const server = mailServer();
      const writes = await dieAfter(service.store, most, (store) => office.sweep(server, store));
      await service.store.write([changeStep(messageKeyOf.lease, { set: [[['until'], 0]] }, () => undefined)]);
      await office.sweep(server);
      return { writes, server, attributes: await office.attributesOf(planned.made) };
    };
    const { writes } = await send(Number.POSITIVE_INFINITY);
    expect(writes).toBeGreaterThan(5);
    for (const most of deaths(writes)) {
      const { server, attributes } = await send(most);
      expect(attributes, String(most)).toMatchObject({ state: 'sent', counts: { recipients: 2, sent: 2 } });
      expect(new Set(server.taken.map(({ person }) => person)).size, String(most)).toBe(2);
    }
  });
});

describe('messages to more than one look reads', () => {
  const students = 101;
  let crowd: Stage<OpenTerm>;
  beforeAll(async () => {
    const all = Array.from({ length: students }, () => [0]);
    crowd = await makeStage(() => openTerm(service, 1, all), service.store);
  });

  it('are paused when mails come back, and reach the rest when they are resumed', async () => {
    const message = await office.plan(crowd.made.period, { purpose: 'invitation' });
    const server = mailServer(async (mail): Promise<MailOutcome> => {
      if (server.taken.length === 0) await deliverEvents(service.store, [complaintOf(mail)]);
      return 'sent';
    });
    await office.sweep(server);
    const reason = 'too_many_complaints';
    expect(await office.attributesOf(message)).toMatchObject({ state: 'paused', reason, counts: { sent: 100 } });
    expect(await countHeld(service.store)).toEqual({ waiting: 0, paused: 1 });
    await office.sweep(server);
    expect(server.taken).toHaveLength(100);
    expect((await service.call('POST', `${office.path}/${message}/resumptions`)).status).toBe(200);
    await office.sweep(server);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', reason: null });
    expect(server.taken).toHaveLength(students);
    expect(new Set(addresses(server)).size).toBe(students);
  });

  it('end within a hundred mails when the period closes while they are sent', async () => {
    await crowd.reset();
    const { period, close } = crowd.made;
    const message = await office.plan(period, { purpose: 'reminder' });
    const server = mailServer(async (): Promise<MailOutcome> => {
      if (server.taken.length === 0) await close(new Date(Date.now() - 1_000));
      return 'sent';
    });
    await office.sweep(server);
    expect(server.taken.length).toBeLessThan(students);
    await office.sweep(server);
    const { state, reason, counts } = await office.attributesOf(message);
    expect({ state, reason, sent: counts.sent }).toEqual({
      state: 'skipped',
      reason: 'period_closed',
      sent: server.taken.length,
    });
  });
});
