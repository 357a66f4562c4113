import { describe, expect, it, vi } from 'vitest';
import { openTerm } from '../../lib/domain/evaluations/invitations/support/open-term.ts';
import { officeOf } from '../../lib/domain/messages/sending/support/office.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const office = officeOf(service);

const forecast = (period: string, request = {}) =>
  service.call('GET', `/api/v1/course_evaluation_periods/${period}/messages/forecast`, request);

describe('the forecast of the messages of a period', () => {
  it('says how many mails there will be, how long they take, and when each message is due', async () => {
    vi.stubEnv('MAIL_RATE', '0.5');
    const { period } = await openTerm(service, 2, [[0, 1], [1], [0]]);
    const closing = { anchor: 'closes_at', days: 0 };
    const reminder = await office.plan(period, { purpose: 'closing_soon', when: closing });
    const invitation = await office.plan(period, { purpose: 'invitation' });
    const cancelled = await office.plan(period, { purpose: 'reminder' });
    await service.call('POST', `${office.path}/${cancelled}/cancellations`);
    const { status, document } = await forecast(period);
    expect(status).toBe(200);
    expect(document.meta).toMatchObject({
      recipients: 3,
      without_address: 0,
      mails: 6,
      mails_per_second: 0.5,
      seconds: 6,
      messages: [
        { message: invitation, purpose: 'invitation' },
        { message: reminder, purpose: 'closing_soon' },
      ],
    });
    vi.unstubAllEnvs();
  });

  it('names what is missing', async () => {
    const { period, users } = await openTerm(service, 1, [[0], [0]]);
    await service.call('PATCH', `/api/v1/users/${users[0]?.id}`, {
      body: { data: { type: 'user', id: users[0]?.id, attributes: { emails: [] } } },
    });
    const settled = await forecast(period);
    expect(settled.document.meta).toMatchObject({ recipients: 1, without_address: 1, mails: 0, messages: [] });
    expect(settled.document.meta).toMatchObject({ mails_per_second: null, seconds: null });
    expect(settled.document.meta.missing).toEqual(['no_contact', 'no_time_zone']);
    vi.stubEnv('MAIL_FROM', '');
    expect((await forecast(period)).document.meta.missing).toContain('mail_not_set_up');
    vi.unstubAllEnvs();
  });

  it('is refused once the period has closed, because it would show how many have answered', async () => {
    const { period, close } = await openTerm(service, 1, [[0]]);
    await close(new Date(Date.now() - 1_000));
    expectRefusal(await forecast(period), 409, {
      code: 'not_open',
      detail: 'The period has closed: there is nothing to answer any more',
    });
  });

  it('takes messages:read, and a period that exists', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const headers = await service.authorize('invitations:write');
    expectRefusal(await forecast(period, { headers }), 403, {
      code: 'missing_scope',
      detail: 'The access token lacks the scope "messages:read"',
    });
    expect((await forecast('nothing')).status).toBe(404);
  });
});
