import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../../../../lib/store/keys.ts';
import { putStep } from '../../../../../lib/store/steps.ts';
import { expectRefusal } from '../../../../support/expectations.ts';
import {
  actingFor,
  type Evaluated,
  released,
  seedEvaluation,
  seedPeriod,
  seedResult,
  seedTeacher,
} from '../../../../support/results.ts';
import { startService, toMany, toOne } from '../../../../support/service.ts';
import { mailServer, officeOf } from './support/office.ts';

const service = await startService();
const office = officeOf(service);

let headers: { readonly authorization: string };
let ada: Awaited<ReturnType<typeof seedTeacher>>;

beforeAll(async () => {
  ada = await seedTeacher(service, 'Ada');
  headers = await actingFor(service.store, ada.user, 'replies:read', 'replies:write');
});

afterEach(() => {
  vi.useRealTimers();
});

const hourLater = (): void => {
  vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] });
};

const publish = async ({ evaluation }: Evaluated): Promise<void> => {
  const attributes = { text: 'From next term on, each lecture ends with an example.', state: 'published' };
  const body = {
    data: { type: 'course_evaluation_reply', attributes, relationships: { evaluation: toOne(evaluation) } },
  };
  const { status, text } = await service.call('POST', '/api/v1/course_evaluation_replies', { headers, body });
  expect(status, text).toBe(201);
};

/** Two sections that Ada has taught, and a third; Kim attends the first two and has answered, Lee the first alone. */
const seedTerm = async () => {
  const period = await seedPeriod(service, released);
  const [algebra, logic, sets] = [
    await seedEvaluation(service, period, [ada], 'Algebra'),
    await seedEvaluation(service, period, [ada], 'Logic'),
    await seedEvaluation(service, period, [ada], 'Sets'),
  ];
  for (const each of [algebra, logic, sets]) await seedResult(service, period, each);
  const enrol = async (name: string, ...sections: readonly Evaluated[]) => {
    const emails = [`${name.toLowerCase()}@college.example`];
    const user = await service.seed('user', { display_name: name, emails });
    const links = { user: toOne(user), sections: toMany(...sections.map(({ section }) => section)) };
    await service.seed('course_evaluation_student', {}, links);
    return user;
  };
  const kim = await enrol('Kim', algebra, logic);
  await enrol('Lee', algebra);
  await enrol('Max', sets);
  const participation = keyOf.participation(algebra.evaluation.id, kim.id);
  await service.store.write([putStep(participation, { day: '2026-01-20' }, () => 'there')]);
  return { period, algebra, logic, sets };
};

const messagesOf = async (period: string) =>
  (await service.call('GET', `${office.path}?filter[period]=${period}`)).document.data;

describe('mails about replies', () => {
  it('go once to all students of the sections, whether they have answered or not, an hour after the first', async () => {
    const { period, algebra, logic } = await seedTerm();
    await publish(algebra);
    await publish(logic);
    const early = mailServer();
    await office.sweep(early);
    expect(early.taken).toEqual([]);
    hourLater();
    const server = mailServer();
    await office.sweep(server);
    await office.sweep(server);
    const texts = new Map(server.taken.map(({ to, text }) => [to.address, text]));
    expect(server.taken).toHaveLength(2);
    expect(texts.get('kim@college.example')).toContain(
      '- Algebra, 01\n- Logic, 01\n\nhttps://evaluations.example/app\n',
    );
    expect(texts.get('lee@college.example')).not.toContain('Logic');
    const [message, ...others] = await messagesOf(period.id);
    expect(others).toEqual([]);
    expect(message.attributes).toMatchObject({ purpose: 'reply_available', state: 'sent', counts: { sent: 2 } });
  });

  it('are of another message once those before are sent', async () => {
    const { period, algebra, sets } = await seedTerm();
    await publish(algebra);
    hourLater();
    await office.sweep(mailServer());
    await publish(sets);
    expect(await messagesOf(period.id)).toHaveLength(2);
    vi.useRealTimers();
    vi.useFakeTimers({ now: Date.now() + 7_300_000, toFake: ['Date'] });
    const server = mailServer();
    await office.sweep(server);
    expect(server.taken.map(({ to }) => to.address)).toEqual(['max@college.example']);
  });

  it('are skipped where mail is not set up, and planned by nobody but the service', async () => {
    const { period, algebra } = await seedTerm();
    await publish(algebra);
    hourLater();
    await office.sweep(undefined);
    const [message] = await messagesOf(period.id);
    expect(message.attributes).toMatchObject({ state: 'skipped', reason: 'mail_not_set_up' });
    const attributes = { purpose: 'reply_available', when: { at: new Date().toISOString() } };
    const body = { data: { type: office.type, attributes, relationships: { period: toOne(period) } } };
    expectRefusal(await service.call('POST', office.path, { body }), 422, {
      code: 'planned_by_service',
      detail: expect.any(String),
      source: { pointer: '/data/attributes/purpose' },
    });
  });
});
