import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanTable } from '../../../../infra/tools/bench/scan-table.ts';
import { evaluationId } from '../../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import { changeStep, deleteStep } from '../../../../lib/store/steps.ts';
import { type OpenTerm, openTerm } from '../../../lib/domain/evaluations/invitations/support/open-term.ts';
import { itInProcess } from '../../../support/routes-under-test.ts';
import { startService, type TestAnswer, toOne } from '../../../support/service.ts';
import { at, expectRefusal, invitingBy } from './support/inviting.ts';

const service = await startService();
const { store, call } = service;
const { codesOf, redeem } = invitingBy(service);

afterEach(() => {
  vi.useRealTimers();
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
    const sameBytes = authorization.replace(/.$/, (last) => ({ A: 'B', Q: 'R', g: 'h', w: 'x' })[last] ?? '');
    for (const changed of [`${authorization}A`, sameBytes])
      expectRefusal(await submit(term, { authorization: changed }), 401, { code: 'unauthorized' });
    expect((await submit(term, { authorization }, await ask(term))).status).toBe(201);
  });

  it('leaves no item that shows when it was issued or used', async () => {
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
    const ofStudent = added.filter((item) => JSON.stringify(item).includes(at(term.users, 0).id));
    // That the student has answered, by the day, and nothing else.
    expect(ofStudent.map(({ pk }) => String(pk).split('#')[0])).toEqual(['participation']);
  });
});
