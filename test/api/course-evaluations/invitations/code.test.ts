import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../../../lib/store/keys.ts';
import { deleteStep } from '../../../../lib/store/steps.ts';
import { noteAnswer, type OpenTerm, openTerm } from '../../../lib/domain/evaluations/invitations/support/open-term.ts';
import { itInProcess } from '../../../support/routes-under-test.ts';
import { costOf } from '../../../support/server-timing.ts';
import { startService } from '../../../support/service.ts';
import { at, batches, expectRefusal, invalid, invitingBy, type, wrongCode } from './support/inviting.ts';

const service = await startService();
const { store, call } = service;
const { codesOf, redeem } = invitingBy(service);

afterEach(() => {
  vi.useRealTimers();
});

describe('a code', () => {
  it('is redeemed for a token that answers and does nothing else', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const [code] = await codesOf(period);
    const before = Date.now();
    const answer = await redeem(code);
    expect(answer.status, answer.text).toBe(200);
    const { token, expires_at } = answer.document.meta;
    const times = { opens_at: expect.any(String), closes_at: expect.any(String) };
    expect(answer.document.meta.period).toEqual({ name: 'Finals', ...times });
    const minutes = (Date.parse(expires_at) - before) / 60_000;
    expect([minutes > 29.9, minutes < 30.1]).toEqual([true, true]);
    const headers = { authorization: `Bearer ${token}` };
    for (const target of ['/api/v1/users', '/api/v1/course_evaluation_students', `${batches}`]) {
      expectRefusal(await call('GET', target, { headers }), 403, { code: 'missing_scope' });
    }
    const body = { data: { type } };
    const invites = await call('POST', `/api/v1/course_evaluation_periods/${period}/invitations`, { headers, body });
    expectRefusal(invites, 403, { code: 'missing_scope' });
    const deletion = await call('DELETE', `/api/v1/addresses/${period}`, { headers });
    expectRefusal(deletion, 403, { code: 'missing_scope' });
  });

  it('is redeemed again, by several at once, until everything is answered', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0, 1]]);
    const [code] = await codesOf(period);
    const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    expect((await redeem(code)).status).toBe(200);
    await noteAnswer(service, period, at(students, 0), at(sections, 1));
    expectRefusal(await redeem(code), 422, invalid);
  });

  const ended: readonly (readonly [string, (term: OpenTerm) => Promise<unknown>])[] = [
    [
      'has answered everything',
      ({ period, students, sections }) => noteAnswer(service, period, at(students, 0), at(sections, 0)),
    ],
    ['is not there any more', ({ students }) => store.write([deleteStep(keyOf.record(at(students, 0)), () => 'gone')])],
    ['was named for a new one', ({ period, students }) => codesOf(period, [at(students, 0)])],
    ['comes after the period has closed', ({ close }) => close(new Date(Date.now() - 1_000))],
  ];

  it.each(ended)('is refused as a wrong one is when the student %s, in the same steps', async (_case, end) => {
    const term = await openTerm(service, 1, [[0]]);
    const [code] = await codesOf(term.period);
    await end(term);
    const [refused, wrong] = [await redeem(code), await redeem(wrongCode)];
    expectRefusal(refused, 422, invalid);
    expect(refused.text).toBe(wrong.text);
    expect(costOf(refused).roundTrips).toBe(costOf(wrong).roundTrips);
  });

  // Bundles have a clock of their own.
  itInProcess('is good for longer when the period is extended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { period, close } = await openTerm(service, 1, [[0]]);
    const [code] = await codesOf(period);
    await close(new Date(Date.now() + 86_400_000));
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect((await redeem(code)).status).toBe(200);
    vi.setSystemTime(Date.now() + 86_400_000);
    expectRefusal(await redeem(code), 422, invalid);
  });

  it.each(
    [['', 'short', 'x'.repeat(44), `${wrongCode.slice(1)} `, `${wrongCode.slice(1)}=`].map((code) => [code])].flat(),
  )('that cannot be one, %j, costs no request of the table', async (code) => {
    const answer = await redeem(code);
    expectRefusal(answer, 422, invalid);
    expect(costOf(answer).requests).toBe(0);
  });

  it('must be a text', async () => {
    expectRefusal(await redeem(5), 422, { code: 'not_a_string', source: { pointer: '/data/attributes/code' } });
    expectRefusal(await redeem(undefined), 422, { ...invalid, source: { pointer: '/data/attributes' } });
    const body = { data: { type: 'invitation_redemption' } };
    const answer = await service.call('POST', '/api/v1/invitation_redemptions', { body });
    expectRefusal(answer, 422, { ...invalid, source: { pointer: '/data' } });
  });
});
