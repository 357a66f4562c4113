import { describe, expect, it } from 'vitest';
import type { MailOutcome } from '../../../../../lib/domain/messages/sending/mailer.ts';
import { invitingBy } from '../../../../api/course-evaluations/invitations/support/inviting.ts';
import { startService } from '../../../../support/service.ts';
import { noteAnswer, openTerm } from '../../evaluations/invitations/support/open-term.ts';
import { codeIn, mailServer, officeOf } from './support/office.ts';

const service = await startService();
const office = officeOf(service);
const { redeem } = invitingBy(service);

const addresses = (server: ReturnType<typeof mailServer>): string[] => server.taken.map(({ to }) => to.address).sort();

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

  it('leave out of a reminder whoever finishes after sending has begun', async () => {
    const { period, students, sections } = await openTerm(service, 1, [[0], [0], [0]]);
    const reminder = await office.plan(period, { purpose: 'reminder' });
    let isFirst = true;
    // While the first mail is on its way, the others answer.
    const waiting = mailServer(async (): Promise<MailOutcome> => {
      if (!isFirst) return 'sent';
      isFirst = false;
      for (const student of students) await noteAnswer(service, period, student, sections[0] as never);
      return 'sent';
    });
    await office.sweep(waiting);
    const { counts } = await office.attributesOf(reminder);
    expect(counts.sent + counts.finished_meanwhile).toBe(3);
    expect(counts.sent).toBe(waiting.taken.length);
  });
});
