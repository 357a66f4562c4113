import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChange } from '../../../../lib/model/validation/read-change.ts';
import { changeRecord } from '../../../../lib/model/write/update.ts';
import { user } from '../../../../lib/resources/people/user.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { expectRefusal } from '../../../support/expectations.ts';
import { Issuer } from '../../../support/issuer.ts';
import {
  type Evaluated,
  released,
  seedEvaluation,
  seedPeriod,
  seedResult,
  seedTeacher,
  unreleased,
} from '../../../support/results.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService, toMany, toOne } from '../../../support/service.ts';

const service = await startService();
let issuer: Issuer;
let [own, others, early]: Evaluated[] = [];
let maths: StoredRecord | undefined;

const setAddress = async (record: StoredRecord, email: string): Promise<void> => {
  const change = await readChange(user, { attributes: { emails: [email] }, relationships: {} }, { creates: false });
  const current = await service.store.read({ type: 'user', id: record.id });
  if (current !== undefined) await changeRecord(service.store, user, current, { change, now: new Date() });
};

beforeAll(async () => {
  issuer = await Issuer.start();
  Object.assign(process.env, {
    ...{ OIDC_ISSUER: issuer.address, OIDC_AUDIENCE: issuer.audience, OIDC_CLAIM: 'email' },
    OIDC_GROUPS: JSON.stringify({ office: ['results:read', 'results:preview'], dean: ['results:read'] }),
  });
  maths = await service.seed('department', { name: 'Mathematics' });
  const [ada, bob, chair] = [
    await seedTeacher(service, 'Ada', maths),
    await seedTeacher(service, 'Bob'),
    await seedTeacher(service, 'Chair'),
  ];
  const profile = { type: 'profile', id: String(chair.user.profile) };
  await service.seed('department_chair', {}, { department: toOne(maths), chair: toOne(profile) });
  const student = await service.seedUser('Student');
  const [out, hidden] = [await seedPeriod(service, released), await seedPeriod(service, unreleased)];
  own = await seedEvaluation(service, out, [ada], 'Algebra');
  others = await seedEvaluation(service, out, [bob], 'Biology');
  early = await seedEvaluation(service, hidden, [ada], 'Early');
  for (const each of [own, others]) await seedResult(service, out, each, { completed: 10 });
  await seedResult(service, hidden, early, { completed: 10 });
  await service.seed('course_evaluation_student', {}, { user: toOne(student), sections: toMany(others.section) });
  for (const [record, name] of [
    [ada.user, 'ada'],
    [bob.user, 'bob'],
    [chair.user, 'chair'],
    [student, 'student'],
  ] as const)
    await setAddress(record, `${name}@example.edu`);
  const officer = await service.seedUser('Officer');
  await setAddress(officer, 'officer@example.edu');
  // Loads what the first such request loads.
  await ask('ada', resultOf(own));
});

afterAll(() => {
  issuer.stop();
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
});

const ask = async (name: string, target: string, groups: readonly string[] = []) => {
  const authorization = `Bearer ${await issuer.sign({ email: `${name}@example.edu`, groups })}`;
  return service.call('GET', target, { headers: { authorization } });
};

const resultOf = (evaluated: Evaluated | undefined): string =>
  `/api/v1/course_evaluations/${evaluated?.evaluation.id}/result`;

/** Status of the answer, of the result, and why it is withheld. */
const see = async (name: string, evaluated: Evaluated | undefined, groups: readonly string[] = []) => {
  const { status, document } = await ask(name, resultOf(evaluated), groups);
  const { status: shown, withheld_because: because } = document.data.attributes;
  return [status, shown, because];
};

const namesOf = async (name: string, groups: readonly string[] = []): Promise<string[]> => {
  const { status, document, text } = await ask(name, '/api/v1/course_evaluation_results', groups);
  expect(status, text).toBe(200);
  return document.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name.split(',')[0]).sort();
};

describeInProcess('people who have signed in', () => {
  it('see as instructors what they have taught, and nothing of another’s result', async () => {
    expect(await see('ada', own)).toEqual([200, 'available', null]);
    expect(await see('ada', others)).toEqual([200, 'withheld', 'role']);
    expect(await see('ada', early)).toEqual([200, 'withheld', 'not_released']);
    expect(await namesOf('ada')).toEqual(['Algebra']);
    expect(await namesOf('bob')).toEqual(['Biology']);
  });

  it('see as chairs what their departments have taught', async () => {
    expect(await namesOf('chair')).toEqual(['Algebra']);
    expect(await see('chair', others)).toEqual([200, 'withheld', 'role']);
    const { meta } = (await ask('chair', '/api/v1/my/account')).document;
    expect(meta).toMatchObject({ roles: ['chair', 'instructor'], departments: [{ name: 'Mathematics' }] });
  });

  it('open no result as students, not even of what they attend, and no list', async () => {
    const lacks = { code: 'missing_scope', detail: 'The access token lacks the scope "results:read"' };
    for (const each of [own, others]) expectRefusal(await ask('student', resultOf(each)), 403, lacks);
    expectRefusal(await ask('student', '/api/v1/course_evaluation_results'), 403, lacks);
    expect((await ask('student', '/api/v1/course_evaluation_comments')).status).toBe(403);
    for (const list of ['users', 'course_evaluation_students', 'course_evaluation_responses', 'workflow_groups'])
      expect((await ask('student', `/api/v1/${list}`)).status).toBe(403);
    const { meta } = (await ask('student', '/api/v1/my/account')).document;
    expect(meta).toMatchObject({ roles: ['student'], scopes: ['account:read'] });
  });

  it('answer no evaluation as themselves: that takes a link', async () => {
    expect((await ask('student', '/api/v1/my/evaluations')).status).toBe(403);
  });

  it('see what their group allows: what is released, or what is closed', async () => {
    expect(await namesOf('officer', ['dean'])).toEqual(['Algebra', 'Biology']);
    expect(await namesOf('officer', ['office'])).toEqual(['Algebra', 'Biology', 'Early']);
    expect((await ask('officer', '/api/v1/course_evaluation_results')).status).toBe(403);
    const summary = `/api/v1/course_evaluation_periods/${own?.evaluation.period}/summary`;
    expect((await ask('officer', summary, ['office'])).status).toBe(200);
  });

  it('sum up a period as chairs: of their departments, what results show one by one', async () => {
    const summaryOf = async (name: string, evaluated: Evaluated | undefined) => {
      const { status, document } = await ask(
        name,
        `/api/v1/course_evaluation_periods/${evaluated?.evaluation.period}/summary`,
      );
      expect(status).toBe(200);
      return document.meta;
    };
    const sum = { evaluations: 1, enrolled: 20, completed: 10, response_rate: 0.5 };
    expect(await summaryOf('chair', own)).toEqual({
      period_name: 'Finals',
      status: 'released',
      statuses: { available: 1 },
      flags: {},
      replies: { due: 1, published: 0, departments: [{ department: maths?.id, due: 1, published: 0 }] },
      participation: {
        total: sum,
        days: [],
        departments: [{ department: maths?.id, ...sum }],
        class_sizes: [expect.objectContaining(sum)],
      },
    });
    const hidden = { total: null, days: [], departments: [], class_sizes: [] };
    expect(await summaryOf('chair', early)).toEqual({
      period_name: 'Finals',
      status: 'closed',
      statuses: { not_released: 1 },
      flags: {},
      replies: { due: 0, published: 0, departments: [] },
      participation: hidden,
    });
    const toNobody = await seedPeriod(service, released, { results_visible_to_roles: [] });
    const unseen = await seedEvaluation(service, toNobody, [await seedTeacher(service, 'Carl', maths)], 'Unseen');
    await seedResult(service, toNobody, unseen, { completed: 10 });
    expect(await summaryOf('chair', unseen)).toMatchObject({
      statuses: { role: 1 },
      replies: { due: 0, published: 0, departments: [] },
    });
    const nothing = { statuses: null, flags: null, replies: null, participation: null };
    for (const [name, each] of [
      ['ada', own],
      ['bob', early],
    ] as const)
      expect(await summaryOf(name, each)).toMatchObject(nothing);
  });

  it('write replies as instructors, and as chairs read them', async () => {
    const authorization = `Bearer ${await issuer.sign({ email: 'ada@example.edu', groups: [] })}`;
    const body = {
      data: {
        type: 'course_evaluation_reply',
        attributes: { text: 'Thank you. From next term on, each lecture ends with an example.', state: 'published' },
        relationships: { evaluation: toOne(own?.evaluation as StoredRecord) },
      },
    };
    const path = '/api/v1/course_evaluation_replies';
    const { status, text } = await service.call('POST', path, { headers: { authorization }, body });
    expect(status, text).toBe(201);
    expect((await ask('ada', '/api/v1/my/due_replies')).document.meta).toEqual({ total: 0, due: [] });
    for (const name of ['ada', 'chair']) expect((await ask(name, path)).document.data).toHaveLength(1);
    expect((await ask('bob', path)).document.data).toEqual([]);
    expect((await ask('student', path)).status).toBe(403);
  });

  it('show in the account which sections they teach', async () => {
    const { meta } = (await ask('ada', '/api/v1/my/account')).document;
    expect(meta.scopes).toEqual(['account:read', 'comments:read', 'replies:read', 'replies:write', 'results:read']);
    const sections = [own, early].map((each) => each?.section.id).sort();
    expect(meta.sections.map(({ id }: { id: string }) => id).sort()).toEqual(sections);
  });
});
