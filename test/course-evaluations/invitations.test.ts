import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanTable } from '../../infra/tools/bench/scan-table.ts';
import { networkOf, wrongCodesPerMinute } from '../../lib/domain/evaluations/invitations/wrong-codes.ts';
import { evaluationId } from '../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../lib/store/keys.ts';
import { changeStep, deleteStep } from '../../lib/store/steps.ts';
import { noteAnswer, type OpenTerm, openTerm } from '../domain/evaluations/invitations/support/open-term.ts';
import { carryOutBatches } from '../support/carry-out-batches.ts';
import { itInProcess } from '../support/routes-under-test.ts';
import { costOf } from '../support/server-timing.ts';
import { startService, type TestAnswer, toMany, toOne } from '../support/service.ts';

const service = await startService();
const { store, call } = service;

const expectRefusal = (answer: TestAnswer, status: number, error: object): void => {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.document.errors).toHaveLength(1);
  expect(answer.document.errors[0]).toMatchObject({ status: String(status), ...error });
};

afterEach(() => {
  vi.useRealTimers();
});

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
};

const type = 'course_evaluation_invitation_batch';
const batches = '/api/v1/course_evaluation_invitation_batches';

/** Asks for invitations and has them carried out; answers the batch's address. */
const invite = async (period: string, students?: readonly { type: string; id: string }[]): Promise<string> => {
  const relationships = students === undefined ? {} : { relationships: { students: toMany(...students) } };
  const answer = await call('POST', `/api/v1/course_evaluation_periods/${period}/invitations`, {
    body: { data: { type, ...relationships } },
  });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.document.data).toMatchObject({ type, attributes: { state: 'queued' } });
  await carryOutBatches();
  return new URL(answer.headers.location ?? '').pathname;
};

interface LinkRow {
  readonly name: string;
  readonly email: string | null;
  readonly link: string;
  readonly open: number;
}

const fetchLinks = async (batch: string): Promise<LinkRow[]> => {
  const answer = await call('GET', `${batch}/links`);
  expect(answer.status, answer.text).toBe(200);
  return answer.document.meta.invitations;
};

const codeIn = ({ link }: LinkRow): string => new URL(link).hash.slice(1);

const codesOf = async (period: string, students?: Parameters<typeof invite>[1]): Promise<string[]> =>
  (await fetchLinks(await invite(period, students))).map(codeIn);

const redeem = (code: unknown): Promise<TestAnswer> =>
  call('POST', '/api/v1/invitation_redemptions', {
    headers: { authorization: undefined },
    body: { data: { type: 'invitation_redemption', attributes: { code } } },
  });

const invalid = {
  code: 'invalid_code',
  detail: 'The code is not valid, or not any more. Ask the evaluation office of your institution for a new link',
  source: { pointer: '/data/attributes/code' },
};

const wrongCode = 'q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4';

describe('a batch of invitations', () => {
  it('makes a link for each student who has something to answer', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0, 1], [1], []]);
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    const batch = await invite(period);
    const state = await call('GET', batch);
    expect(state.document.data.attributes).toMatchObject({ state: 'finished', invited: 2, already_invited: 0 });
    const rows = await fetchLinks(batch);
    expect(rows.map(({ name, email, open }) => [name, email, open]).sort()).toEqual([
      ['Student 0', 'student0@college.example', 1],
      ['Student 1', 'student1@college.example', 1],
    ]);
    for (const { link } of rows) expect(link).toMatch(/^https?:\/\/facet\.test\/answer#[A-Za-z0-9_-]{43}$/);
    expect(new Set(rows.map(codeIn)).size).toBe(2);
  });

  it('hands its links out once', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    await fetchLinks(batch);
    expectRefusal(await call('GET', `${batch}/links`), 410, {
      code: 'links_gone',
      detail: expect.stringContaining('makes new links for students who are named in it'),
    });
    expect((await call('GET', batch)).document.data.attributes.state).toBe('fetched');
    const id = batch.split('/').at(-1);
    expect((await readdir(process.env.INVITATION_FOLDER ?? '')).filter((name) => name.includes(id ?? ''))).toEqual([]);
  });

  it('hands them out to one of several who fetch them at once', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('GET', `${batch}/links`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('keeps them from who asks for the head of the answer', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    expect((await call('HEAD', `${batch}/links`)).status).toBe(200);
    expect(await fetchLinks(batch)).toHaveLength(1);
  });

  it('says that it is at work still', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const { document } = await call('POST', `/api/v1/course_evaluation_periods/${period}/invitations`, {
      body: { data: { type } },
    });
    const answer = await call('GET', `${batches}/${document.data.id}/links`);
    expectRefusal(answer, 409, { code: 'not_finished', meta: { state: 'queued' } });
    await carryOutBatches();
  });

  it('answers as CSV, in which no name is a formula, and as lines of JSON', async () => {
    const term = await openTerm(service, 1, [[0]]);
    const name = '=HYPERLINK("http://evil.example","x")';
    const set = [[['display_name'], name]] as const;
    await store.write([changeStep(keyOf.record(at(term.users, 0)), { set }, () => 'gone')]);
    const csv = await call('GET', `${await invite(term.period)}/links`, { headers: { accept: 'text/csv' } });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['cache-control']).toBe('private, no-store');
    const [header, row, end] = csv.text.split('\r\n');
    expect([header, end]).toEqual(['name,email,link,open', '']);
    expect(row).toMatch(
      /^"'=HYPERLINK\(""http:\/\/evil\.example"",""x""\)",student0@college\.example,http\S+#[\w-]{43},1$/,
    );
    const again = await invite(term.period, term.students);
    const lines = await call('GET', `${again}/links`, { headers: { accept: 'application/x-ndjson' } });
    expect(JSON.parse(lines.text)).toMatchObject({ name, open: 1 });
  });

  it('leaves those alone who have a link', async () => {
    const { period, students } = await openTerm(service, 1, [[0], [0]]);
    const [code = ''] = await codesOf(period, [at(students, 0)]);
    const second = await invite(period);
    expect((await call('GET', second)).document.data.attributes).toMatchObject({ invited: 1, already_invited: 1 });
    expect((await fetchLinks(second)).map(({ name }) => name)).toEqual(['Student 1']);
    expect((await redeem(code)).status).toBe(200);
  });

  it('gives new links to those who are named, and ends the old ones', async () => {
    const { period, students } = await openTerm(service, 1, [[0], [0]]);
    const rows = await fetchLinks(await invite(period));
    const [named, other] = [0, 1].map((n) =>
      codeIn(
        at(
          rows.filter(({ name }) => name === `Student ${n}`),
          0,
        ),
      ),
    );
    const [fresh] = await codesOf(period, [at(students, 0)]);
    expect(fresh).not.toBe(named);
    expectRefusal(await redeem(named), 422, invalid);
    expect((await redeem(other)).status).toBe(200);
    expect((await redeem(fresh)).status).toBe(200);
  });

  it('makes no link for who is named and has nothing to answer, or is not in use any more', async () => {
    const { period, students, sections, users } = await openTerm(service, 1, [[0], [0], []]);
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    await store.write([changeStep(keyOf.record(at(users, 1)), { set: [[['deactivated'], true]] }, () => 'gone')]);
    const batch = await invite(period, students);
    expect((await call('GET', batch)).document.data.attributes).toMatchObject({ invited: 0, nothing_to_answer: 2 });
    expect(await fetchLinks(batch)).toEqual([]);
  });

  // Bundles have a clock of their own.
  itInProcess('makes new links for those whose links nobody can fetch any more', async () => {
    const { period, close } = await openTerm(service, 1, [[0]]);
    const lost = await invite(period);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await close(new Date(Date.now() + 30 * 86_400_000));
    vi.setSystemTime(Date.now() + 8 * 86_400_000);
    expect((await call('GET', lost)).document.data.attributes.state).toBe('expired');
    expectRefusal(await call('GET', `${lost}/links`), 410, { code: 'links_gone' });
    expect(await codesOf(period)).toHaveLength(1);
  });

  it('is refused for a closed period, an unknown one, and students who are not there', async () => {
    const { period, students, close } = await openTerm(service, 1, [[0]]);
    const nobody = { type: 'course_evaluation_student', id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    const ask = (id: string, named: readonly { type: string; id: string }[]) =>
      call('POST', `/api/v1/course_evaluation_periods/${id}/invitations`, {
        body: { data: { type, relationships: { students: toMany(...named) } } },
      });
    expectRefusal(await ask(period, [at(students, 0), nobody]), 404, {
      code: 'related_not_found',
      source: { pointer: '/data/relationships/students/data/1' },
    });
    expectRefusal(await ask(nobody.id, []), 404, { code: 'not_found' });
    await close(new Date(Date.now() - 1_000));
    expectRefusal(await ask(period, []), 409, { code: 'not_open', meta: { status: 'closed' } });
  });

  it('leaves neither name, address nor code in the table', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const batch = await invite(period);
    const [code = ''] = (await fetchLinks(batch)).map(codeIn);
    await redeem(code);
    // A user's own record, and the entries by which users are found, hold what the user is.
    const isOfUser = ({ pk }: Readonly<Record<string, unknown>>) =>
      /^user#|user#emails|#emails#/.test(String(pk)) || /^value/.test(String(pk));
    const items = (await scanTable(store)).filter((item) => !isOfUser(item));
    expect(JSON.stringify(items)).not.toMatch(/student0@college|Student 0/);
    expect(JSON.stringify(items)).not.toContain(code);
    const record = items.find(({ pk }) => pk === keyOf.record({ type, id: batch.split('/').at(-1) ?? '' }).pk);
    expect(Object.keys(Object(record)).filter((name) => /student|emails|name$|code/.test(name))).toEqual([]);
  });
});

describe('a code', () => {
  it('is redeemed for a token that answers and does nothing else', async () => {
    const { period } = await openTerm(service, 1, [[0]]);
    const [code] = await codesOf(period);
    const before = Date.now();
    const answer = await redeem(code);
    expect(answer.status, answer.text).toBe(200);
    const { token, expires_at } = answer.document.meta;
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
    expectRefusal(await redeem(undefined), 422, invalid);
  });
});

describe('an answering token', () => {
  const tokenFor = async (term: OpenTerm): Promise<{ authorization: string }> => {
    const [code] = await codesOf(term.period, [at(term.students, 0)]);
    return { authorization: `Bearer ${(await redeem(code)).document.meta.token}` };
  };
  /** Puts a question to the students of a period. */
  const ask = async ({ period }: OpenTerm): Promise<string> => {
    const reference = { type: 'course_evaluation_period', id: period };
    const set = await service.seed('course_evaluation_question_set', { name: 'Core' }, { period: toOne(reference) });
    const part = { question_set: toOne(set) };
    const section = await service.seed('course_evaluation_question_set_section', { name: 'Teaching' }, part);
    const fields = { text: 'What was good?', kind: 'text', subject: 'course', position: 0 };
    const links = { question_set_section: toOne(section) };
    return (await service.seed('course_evaluation_question', fields, links)).id;
  };
  const submit = (
    { period, sections }: OpenTerm,
    headers: { authorization: string },
    question = '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b',
  ): Promise<TestAnswer> =>
    call('POST', '/api/v1/course_evaluation_responses', {
      headers,
      body: {
        data: {
          type: 'course_evaluation_response',
          attributes: { answers: [{ question, text: 'All of it.' }] },
          relationships: {
            evaluation: toOne({ type: 'course_evaluation', id: evaluationId(period, at(sections, 0).id) }),
          },
        },
      },
    });

  it('answers an evaluation of its student', async () => {
    const term = await openTerm(service, 1, [[0]]);
    const question = await ask(term);
    const headers = await tokenFor(term);
    const answer = await submit(term, headers, question);
    expect(answer.status, answer.text).toBe(201);
    expectRefusal(await submit(term, headers, question), 409, { code: 'already_answered' });
  });

  it('answers none of another period', async () => {
    const [one, other] = [await openTerm(service, 1, [[0]]), await openTerm(service, 1, [[0]])];
    expectRefusal(await submit(other, await tokenFor(one)), 404, { code: 'related_not_found' });
  });

  // Bundles have a clock of their own.
  itInProcess('ends after 30 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const term = await openTerm(service, 1, [[0]]);
    const headers = await tokenFor(term);
    vi.setSystemTime(Date.now() + 30 * 60_000 + 1_000);
    expectRefusal(await submit(term, headers), 401, { code: 'unauthorized' });
  });

  const endings: readonly (readonly [string, (term: OpenTerm) => Promise<unknown>])[] = [
    ['is deleted', ({ students }) => store.write([deleteStep(keyOf.record(at(students, 0)), () => 'gone')])],
    [
      'has a user who is deactivated',
      ({ users }) =>
        store.write([changeStep(keyOf.record(at(users, 0)), { set: [[['deactivated'], true]] }, () => 'gone')]),
    ],
  ];

  itInProcess.each(endings)('ends within 45 seconds when the student %s', async (_case, end) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const term = await openTerm(service, 1, [[0]]);
    const headers = await tokenFor(term);
    const nobody = { ...term, period: at(term.students, 0).id };
    expect((await submit(nobody, headers)).status).toBe(404);
    await end(term);
    vi.setSystemTime(Date.now() + 45_000);
    expectRefusal(await submit(term, headers), 401, { code: 'unauthorized' });
  });

  it('can be neither forged nor altered', async () => {
    const term = await openTerm(service, 2, [[0], [1]]);
    const { authorization } = await tokenFor(term);
    const bytes = Buffer.from(authorization.slice('Bearer facet_answering_'.length), 'base64url');
    const forge = (alter: (copy: Buffer) => void) => {
      const copy = Buffer.from(bytes);
      alter(copy);
      return submit(term, { authorization: `Bearer facet_answering_${copy.toString('base64url')}` });
    };
    const other = Buffer.from(at(term.students, 1).id.replaceAll('-', ''), 'hex');
    const alterations = [
      (copy: Buffer) => other.copy(copy, 0),
      (copy: Buffer) => copy.writeUInt32BE(0xffffffff, 32),
      (copy: Buffer) => copy.fill(0, 36),
      (copy: Buffer) => copy.writeUInt8(copy.readUInt8(99) ^ 1, 99),
    ];
    for (const alter of alterations) expectRefusal(await forge(alter), 401, { code: 'unauthorized' });
    expectRefusal(await submit(term, { authorization: `${authorization}A` }), 401, { code: 'unauthorized' });
    expect((await submit(term, { authorization }, await ask(term))).status).toBe(201);
  });

  it('leaves no item that tells when it was issued or used', async () => {
    const term = await openTerm(service, 1, [[0]]);
    const question = await ask(term);
    const before = new Set((await scanTable(store)).map(({ pk, sk }) => `${pk} ${sk}`));
    const [code] = await codesOf(term.period);
    const invited = new Set((await scanTable(store)).map(({ pk, sk }) => `${pk} ${sk}`));
    const { token } = (await redeem(code)).document.meta;
    expect((await submit(term, { authorization: `Bearer ${token}` }, question)).status).toBe(201);
    const added = (await scanTable(store)).filter(
      ({ pk, sk }) => !before.has(`${pk} ${sk}`) && !invited.has(`${pk} ${sk}`),
    );
    const ofStudent = added.filter((item) => JSON.stringify(item).includes(at(term.students, 0).id));
    // That the student has answered, by the day, and nothing else.
    expect(ofStudent.map(({ pk }) => String(pk).split('#')[0])).toEqual(['participation']);
  });
});

describe('guessing', () => {
  const guess = () => redeem(randomBytes(32).toString('base64url'));

  // Bundles have a clock of their own.
  itInProcess(
    'ends after some codes of a minute, for everything from the address, and begins again with the next',
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 + 5_000 });
      const { period } = await openTerm(service, 1, [[0]]);
      const [code] = await codesOf(period);
      for (let tries = 0; tries < wrongCodesPerMinute; tries += 1) expect((await guess()).status).toBe(422);
      const refused = await guess();
      expectRefusal(refused, 429, { code: 'too_many_codes' });
      expect(refused.headers['retry-after']).toBe('55');
      // Nothing more is written, and nothing told: also of a code that would be good.
      expect(costOf(refused).requests).toBe(1);
      expect((await redeem(code)).status).toBe(429);
      vi.setSystemTime(Date.now() + 56_000);
      expect((await redeem(code)).status).toBe(200);
    },
  );

  it('is counted without the address', async () => {
    await redeem(wrongCode);
    const counted = (await scanTable(store)).filter(({ pk }) => String(pk).startsWith('wrong_codes#'));
    expect(counted.length).toBeGreaterThan(0);
    expect(JSON.stringify(counted)).not.toContain('127.0.0.1');
    for (const item of counted) expect(Object.keys(item).sort()).toEqual(['delete_after', 'failures', 'pk', 'sk']);
  });

  itInProcess.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0:0:9:9:9:9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('is counted by network: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the portal of the institution', () => {
  const ask = async (
    student: { type: string; id: string },
    period: string,
    headers: Readonly<Record<string, string | undefined>>,
  ) =>
    call('POST', '/api/v1/invitation_redemptions', {
      headers,
      body: {
        data: {
          type: 'invitation_redemption',
          relationships: {
            student: toOne(student),
            period: toOne({ type: 'course_evaluation_period', id: period }),
          },
        },
      },
    });

  it('redeems for a student whom it names', async () => {
    const { period, students, sections } = await openTerm(service, 1, [[0]]);
    const headers = await service.authorize('invitations:redeem');
    const student = at(students, 0);
    expect((await ask(student, period, headers)).status).toBe(200);
    await noteAnswer(service, period, student, at(sections, 0));
    expectRefusal(await ask(student, period, headers), 409, { code: 'nothing_to_answer' });
  });

  it('needs a token with the scope, that of an integration, for a student and a period that are there', async () => {
    const { period, students, close } = await openTerm(service, 1, [[0]]);
    const student = at(students, 0);
    expectRefusal(await ask(student, period, { authorization: undefined }), 401, { code: 'unauthorized' });
    expectRefusal(await ask(student, period, await service.authorize('students:read')), 403, { code: 'missing_scope' });
    const headers = await service.authorize('invitations:redeem');
    expectRefusal(await ask({ type: student.type, id: period }, period, headers), 404, { code: 'not_found' });
    expectRefusal(await ask(student, student.id, headers), 404, { code: 'not_found' });
    await close(new Date(Date.now() - 1_000));
    expectRefusal(await ask(student, period, headers), 409, { code: 'not_open', meta: { status: 'closed' } });
  });
});

describe('reminders', () => {
  it('list who has something left to answer, and nothing of when or what', async () => {
    const { period, students, sections } = await openTerm(service, 2, [[0, 1], [0, 1], [0]]);
    const before = await call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`);
    await noteAnswer(service, period, at(students, 0), at(sections, 0));
    await noteAnswer(service, period, at(students, 2), at(sections, 0));
    const answer = await call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`);
    expect(before.document.meta.reminders).toHaveLength(3);
    const left = [0, 1].map((n) => ({
      student: at(students, n).id,
      name: `Student ${n}`,
      email: `student${n}@college.example`,
      open: n + 1,
    }));
    expect(answer.document.meta.reminders).toEqual(left);
    const csv = await call('GET', `/api/v1/course_evaluation_periods/${period}/reminders`, {
      headers: { accept: 'text/csv' },
    });
    expect(csv.text.split('\r\n')[0]).toBe('student,name,email,open');
  });
});
