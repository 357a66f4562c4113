import { describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { openSink } from '../../support/mail/open-sink.ts';
import { startService, toOne } from '../../support/service.ts';
import { messageBody, messages, planMessage, seedPeriod, type } from './support/plan-message.ts';
import { sendMailsTo } from './support/send-mails-to.ts';

const service = await startService();
const { call } = service;

describe('planning a message', () => {
  it('fills in what the office does not say', async () => {
    const { target } = await planMessage(service);
    expect((await call('GET', target)).document.data.attributes).toMatchObject({
      state: 'planned',
      audience: 'students_not_finished',
      minimum_days_between: 2,
      counts: null,
    });
  });

  it.each([
    [{ purpose: 'invitation', audience: 'students_not_finished' }, 'audience_not_allowed', '/data/attributes/audience'],
    [{ when: { anchor: 'closes_at', at: '2027-01-01T00:00:00Z' } }, 'not_one_time', '/data/attributes/when'],
    [{ when: {} }, 'not_one_time', '/data/attributes/when'],
    [{ when: { anchor: 'opens_at', time: '24:00' } }, 'not_a_time', '/data/attributes/when/time'],
    [{ when: { anchor: 'opens_at', days: 400 } }, 'too_great', '/data/attributes/when/days'],
    [{ skip_above_response_rate: 80 }, 'too_great', '/data/attributes/skip_above_response_rate'],
  ])('refuses %j as %s', async (attributes, code, pointer) => {
    const answer = await call('POST', messages, { body: messageBody(await seedPeriod(service), attributes) });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.document.errors).toMatchObject([{ code, source: { pointer } }]);
  });

  it('needs a time of the schedule for what hangs on it, and a template of the same purpose', async () => {
    const period = await seedPeriod(service, { closes_at: null });
    const unscheduled = await call('POST', messages, { body: messageBody(period) });
    expect(unscheduled.status).toBe(409);
    expect(unscheduled.document.errors).toMatchObject([
      { code: 'period_not_scheduled', meta: { anchor: 'closes_at' } },
    ]);
    const texts = { name: 'Invitation', purpose: 'invitation', subject: 'Yours', body: '{{link}}' };
    const template = await service.seed('message_template', texts);
    const other = messageBody(period, { when: { anchor: 'opens_at' } }, { template: toOne(template) });
    const answer = await call('POST', messages, { body: other });
    expect(answer.status).toBe(422);
    expect(answer.document.errors).toMatchObject([{ code: 'template_of_other_purpose' }]);
  });

  it('takes 20 messages and 4 reminders, also of many at once', async () => {
    const period = await seedPeriod(service);
    const plan = (purpose: string) => call('POST', messages, { body: messageBody(period, { purpose }) });
    const reminders = await Promise.all(Array.from({ length: 6 }, () => plan('reminder')));
    expect(reminders.filter(({ status }) => status === 201)).toHaveLength(4);
    const others = await Promise.all(Array.from({ length: 18 }, () => plan('closing_soon')));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(16);
    const { id } = reminders.find(({ status }) => status === 201)?.document.data ?? {};
    expect((await call('DELETE', `${messages}/${id}`)).status).toBe(204);
    expect((await plan('reminder')).status).toBe(201);
  });

  it('is refused where links were made for a file, which are refused where the service mails', async () => {
    const period = await seedPeriod(service);
    const invitations = `/api/v1/course_evaluation_periods/${period.id}/invitations`;
    const body = { data: { type: 'course_evaluation_invitation_batch' } };
    expect((await call('POST', invitations, { body })).status).toBe(201);
    const answer = await call('POST', messages, { body: messageBody(period) });
    expect(answer.status).toBe(409);
    expect(answer.document.errors).toMatchObject([{ code: 'links_by_file' }]);
    const { document } = await call('GET', `/api/v1/course_evaluation_periods/${period.id}`);
    expect(document.data.attributes.invitation_delivery).toBe('file');
  });
});

describe('a message', () => {
  it('changes as long as it is planned, and ends permanently when it is cancelled', async () => {
    const { id, target } = await planMessage(service);
    const patch = (attributes: object) => call('PATCH', target, { body: { data: { type, id, attributes } } });
    expect((await patch({ when: { anchor: 'opens_at', days: 3 }, minimum_days_between: null })).status).toBe(200);
    for (const attempt of ['first', 'second'])
      expect((await call('POST', `${target}/cancellations`)).status, attempt).toBe(200);
    const late = await patch({ minimum_days_between: 4 });
    expect(late.document.errors).toMatchObject([{ code: 'already_sending', meta: { state: 'cancelled' } }]);
    const resumed = await call('POST', `${target}/pauses`);
    expect(resumed.document.errors).toMatchObject([{ code: 'already_sending' }]);
  });

  it('is deleted while it is paused before its first mail, and no longer after', async () => {
    const { target } = await planMessage(service);
    expect((await call('POST', `${target}/pauses`)).status).toBe(200);
    expect((await call('DELETE', target)).status).toBe(204);
    const begun = {
      purpose: 'reminder',
      when: { anchor: 'opens_at' },
      state: 'paused',
      started_at: new Date().toISOString(),
    };
    const period = await seedPeriod(service);
    const { id } = await service.seed(type, begun, { period: toOne(period) });
    const answer = await call('DELETE', `${messages}/${id}`);
    expect(answer.document.errors).toMatchObject([{ code: 'already_sending', meta: { state: 'paused' } }]);
  });

  it('is shown with made-up data, in the language that is asked for', async () => {
    const { target } = await planMessage(service);
    const show = async (attributes: object) =>
      (await call('POST', `${target}/previews`, { body: { data: { type: 'message_preview', attributes } } })).document
        .meta;
    const german = await show({ language: 'de-AT' });
    expect(german).toMatchObject({ language: 'de', subject: 'Finals: noch offene Evaluationen: 3' });
    expect(german.text).toContain('/app#example');
    expect(german.html).toMatch(/^<!doctype html>\n<html lang="de"/);
    expect((await show({})).language).toBe('en');
  });

  it('is tested with a mail to the caller, five times in an hour', async () => {
    const { target } = await planMessage(service);
    const sink = await openSink();
    sendMailsTo(sink);
    const { id } = await service.seed('user', { display_name: 'Office', emails: ['office@college.example'] });
    const principal = { kind: 'user', id } as const;
    const { token } = await issueToken(service.store, { name: 'office', scopes, principal, now: new Date() });
    const headers = { authorization: `Bearer ${token}` };
    const test = () => call('POST', `${target}/tests`, { headers });
    for (let sent = 1; sent <= 5; sent += 1)
      expect((await test()).document.meta).toMatchObject({ sent: true, address: 'office@college.example' });
    const sixth = await test();
    expect(sixth.status).toBe(429);
    expect(sixth.headers['retry-after']).toMatch(/^\d+$/);
    expect(sink.mails).toHaveLength(5);
    expect(sink.mails[0]).not.toMatch(/app#[A-Za-z0-9_-]{43}/);
    const nobody = await call('POST', `${target}/tests`);
    expect(nobody.document.errors).toMatchObject([{ code: 'person_needed' }]);
  });
});
