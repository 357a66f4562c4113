import { describe, expect, it } from 'vitest';
import { makeStage } from '../../../../support/copy-tables.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { noteAnswer, openTerm } from '../../evaluations/invitations/support/open-term.ts';
import { mailServer, officeOf } from './support/office.ts';

const service = await startService();
const office = officeOf(service);

const change = async (type: string, id: unknown, given: object): Promise<void> => {
  const body = { data: { type, id, ...given } };
  expect((await service.call('PATCH', `/api/v1/${type}s/${id}`, { body })).status).toBe(200);
};

const seedPerson = async (name: string, department: { readonly type: string; readonly id: string }) => {
  const user = await service.seedUser(name);
  const profile = { type: 'profile', id: String(user.profile) };
  await change('user', user.id, { attributes: { emails: [`${name.toLowerCase()}@college.example`] } });
  await change('profile', profile.id, { relationships: { department: toOne(department) } });
  return { user, profile };
};

/** A term of which Ada teaches the first section of twelve students and Bob the second; Ada's department has chairs. */
const teachTerm = async (second = 1) => {
  const term = await openTerm(service, 2, [
    ...Array.from({ length: 12 }, () => [0]),
    ...Array.from({ length: second }, () => [1]),
  ]);
  const college = await service.seed('department', { name: 'College' });
  const mathematics = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(college) });
  const teach = async (name: string, section: number) => {
    const { user, profile } = await seedPerson(name, mathematics);
    const instructor = await service.seed('course_evaluation_instructor', {}, { user: toOne(user) });
    await service.seed(
      'course_evaluation_section_instructor',
      {},
      { section: toOne(term.sections[section] as never), instructor: toOne(instructor) },
    );
    return { user, profile };
  };
  const ada = await teach('Ada', 0);
  const bob = await teach('Bob', 1);
  const dean = await seedPerson('Dean', college);
  for (const [department, { profile }] of [
    [mathematics, ada],
    [college, dean],
  ] as const)
    await service.seed('department_chair', {}, { department: toOne(department), chair: toOne(profile) });
  return { ...term, ada, bob, dean };
};

const taught = await makeStage(() => teachTerm(), service.store);
const openTaught = async () => {
  await taught.reset();
  return taught.made;
};

const send = async (period: string, attributes: object) => {
  const message = await office.plan(period, attributes);
  const server = mailServer();
  await office.sweep(server);
  const texts = new Map(server.taken.map(({ to, text }) => [to.address, text]));
  return { message, server, texts, ...(await office.attributesOf(message)) };
};

describe('messages to those who teach', () => {
  it('show instructors the rates of their own sections, of small classes a band', async () => {
    const { period, students, sections } = await openTaught();
    for (const student of students.slice(0, 6)) await noteAnswer(service, period, student, sections[0] as never);
    await noteAnswer(service, period, students[12] as never, sections[1] as never);
    const { texts, state, counts } = await send(period, { purpose: 'response_rates' });
    expect([...texts.keys()].sort()).toEqual(['ada@college.example', 'bob@college.example']);
    expect(texts.get('ada@college.example')).toContain('- Algebra, 0: 50% (6 of 12)\n');
    expect(texts.get('ada@college.example')).not.toContain('Algebra, 1');
    expect(texts.get('bob@college.example')).toContain('- Algebra, 1: 1–4 of 1\n');
    expect({ state, counts }).toMatchObject({
      state: 'sent',
      counts: { recipients: 2, sent: 2, finished_meanwhile: 0 },
    });
  });

  it('show chairs the rates of the departments that they chair, and of those below', async () => {
    const { period, students, sections } = await teachTerm(10);
    for (const student of students.slice(0, 11)) await noteAnswer(service, period, student, sections[0] as never);
    const { texts } = await send(period, { purpose: 'response_rates', audience: 'chairs' });
    expect([...texts.keys()].sort()).toEqual(['ada@college.example', 'dean@college.example']);
    for (const text of texts.values()) expect(text).toContain('- Mathematics: 50% (11 of 22)\n');
  });

  it('show chairs no rate from which they learn who of a small class has answered', async () => {
    const { period, students, sections } = await openTaught();
    for (const student of students.slice(0, 6)) await noteAnswer(service, period, student, sections[0] as never);
    const { texts } = await send(period, { purpose: 'response_rates', audience: 'chairs' });
    for (const text of texts.values()) expect(text).toContain('- Mathematics: too few answers to show a number\n');
  });

  it('say once the results are released that there are some, with a link to them', async () => {
    const { period, close } = await openTaught();
    const message = await office.plan(period, { purpose: 'results_available' });
    const server = mailServer();
    await office.sweep(server);
    await close(new Date(Date.now() - 2_000));
    await office.sweep(server);
    expect(server.taken).toEqual([]);
    expect(await office.attributesOf(message)).toMatchObject({ state: 'planned' });
    const release = { results_release_at: new Date(Date.now() - 1_000).toISOString() };
    await change('course_evaluation_period', period, { attributes: release });
    await office.sweep(server);
    expect(server.taken.map(({ to }) => to.address).sort()).toEqual(['ada@college.example', 'bob@college.example']);
    for (const { text, unsubscribe } of server.taken) {
      expect(text).toContain('- Algebra\n');
      expect(text).toContain('https://evaluations.example/app/reports');
      expect(unsubscribe).toBeUndefined();
    }
    expect(await office.attributesOf(message)).toMatchObject({ state: 'sent', counts: { sent: 2 } });
  });

  it('leave the way that links go as it is', async () => {
    const { period } = await openTaught();
    await send(period, { purpose: 'response_rates' });
    const { document } = await service.call('GET', `/api/v1/course_evaluation_periods/${period}`);
    expect(document.data.attributes.invitation_delivery).toBeNull();
  });

  it('count in the forecast', async () => {
    const { period } = await openTaught();
    const when = { anchor: 'closes_at' };
    for (const audience of ['instructors', 'chairs'])
      await office.plan(period, { purpose: 'response_rates', audience, when });
    await office.plan(period, { purpose: 'reminder', when });
    const { document } = await service.call('GET', `/api/v1/course_evaluation_periods/${period}/messages/forecast`);
    const { mails, messages } = document.meta;
    expect(mails).toBe(2 + 2 + 13);
    expect(messages.map(({ recipients }: { recipients: number }) => recipients).sort()).toEqual([13, 2, 2]);
  });

  it('go to no students', async () => {
    const { period } = await openTaught();
    const attributes = { purpose: 'response_rates', audience: 'students', when: { anchor: 'closes_at' } };
    const relationships = { period: toOne({ type: 'course_evaluation_period', id: period }) };
    const body = { data: { type: office.type, attributes, relationships } };
    const { status, document } = await service.call('POST', office.path, { body });
    expect([status, document.errors[0].code, document.errors[0].meta.allowed]).toEqual([
      422,
      'audience_not_allowed',
      ['instructors', 'chairs'],
    ]);
  });
});
