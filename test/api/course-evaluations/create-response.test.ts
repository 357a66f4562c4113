import { afterEach, expect, it, vi } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { nth, type OpenPeriod, openPeriod } from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService, type TestAnswer, toOne } from '../../support/service.ts';
import { authorizeStudent } from '../../support/student-token.ts';

const service = await startService();
const target = '/api/v1/course_evaluation_responses';
const type = 'course_evaluation_response';

afterEach(() => {
  vi.restoreAllMocks();
  process.env.LOG_LEVEL = 'silent';
});

const open = (now = new Date()) => openPeriod(service, { sections: 1, enrolments: [[0]], now });

const evaluationOf = (period: OpenPeriod) => toOne({ type: 'course_evaluation', id: nth(period.evaluations) });

const bodyOf = (period: OpenPeriod, answers?: unknown) => ({
  data: {
    type,
    attributes: { answers: answers ?? [{ question: nth(nth(period.questions)).id, value: 4 }] },
    relationships: { evaluation: evaluationOf(period) },
  },
});

const tokenOf = (period: OpenPeriod) => authorizeStudent(service, nth(period.students).id, period.period);

const submit = async (period: OpenPeriod, body: unknown = bodyOf(period), more = {}): Promise<TestAnswer> =>
  service.call('POST', target, { body, headers: { ...(await tokenOf(period)), ...more } });

const codesOf = ({ document }: TestAnswer): string[] => document.errors.map(({ code }: { code: string }) => code);

it('answers the response without its answers, and with no time but the day', async () => {
  const period = await open();
  const { status, headers, document } = await submit(period);
  expect(status).toBe(201);
  const day = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const url = `http://facet.test${target}/${document.data.id}`;
  expect(headers.location).toBe(url);
  expect(document.data).toEqual({
    type,
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    attributes: { created_at: day, updated_at: day },
    relationships: {
      evaluation: { links: { related: `${url}/evaluation` }, ...evaluationOf(period), meta: {} },
    },
    links: { self: url },
    meta: { version: 1 },
  });
  const read = await service.call('GET', `${target}/${document.data.id}`);
  expect(read.document.data).toEqual(document.data);
});

it('refuses a second time with 409, also with the same idempotency key, which leaves nothing behind', async () => {
  const period = await open();
  const key = { 'idempotency-key': 'once-only' };
  expect((await submit(period, bodyOf(period), key)).status).toBe(201);
  const again = await submit(period, bodyOf(period), key);
  expect([again.status, codesOf(again)]).toEqual([409, ['already_answered']]);
  expect((await scanTable(service.store)).filter(({ pk }) => String(pk).startsWith('idempotency#'))).toEqual([]);
});

it('checks in order: token, scope, student, evaluation, period, earlier answer, answers', async () => {
  const period = await open();
  const junk = bodyOf(period, 'junk');
  const call = (headers: Readonly<Record<string, string | undefined>>, body: unknown = junk) =>
    service.call('POST', target, { body, headers });
  expect((await call({ authorization: undefined })).status).toBe(401);
  const other = await call(await service.authorize('responses:read'));
  expect([other.status, codesOf(other)]).toEqual([403, ['missing_scope']]);
  const integration = await call(await service.authorize('responses:submit'));
  expect([integration.status, codesOf(integration)]).toEqual([403, ['student_only']]);
  const stranger = await open();
  const missing = await call(await tokenOf(stranger));
  expect([missing.status, codesOf(missing)]).toEqual([404, ['related_not_found']]);
  const early = await open(new Date(Date.now() + 10 * 86_400_000));
  const closed = await submit(early, bodyOf(early, 'junk'));
  expect(closed.document.errors).toMatchObject([{ status: '409', code: 'not_open', meta: { status: 'scheduled' } }]);
  expect(codesOf(await submit(period, junk))).toEqual(['not_an_array']);
  await submit(period);
  expect(codesOf(await submit(period, junk))).toEqual(['already_answered']);
});

it('refuses an impossible id like one that does not exist', async () => {
  const period = await open();
  for (const id of ['x', '019d0000-0000-7000-8000-000000000000']) {
    const body = bodyOf(period);
    const relationships = { evaluation: toOne({ type: 'course_evaluation', id }) };
    const answer = await submit(period, { data: { ...body.data, relationships } });
    expect([answer.status, answer.document.errors]).toEqual([
      404,
      [expect.objectContaining({ detail: `There is no course_evaluation with the id "${id}"` })],
    ]);
  }
});

it('refuses unknown fields with what is wrong with the answers, and ignores what the service sets', async () => {
  const period = await open();
  const { data } = bodyOf(period);
  const attributes = { answers: [{ question: 'x' }], rating: 5, created_at: '2020-01-01T00:00:00Z' };
  const answer = await submit(period, { data: { ...data, attributes } });
  expect(answer.status).toBe(422);
  expect(answer.document.errors.map(({ source }: { source: { pointer: string } }) => source.pointer)).toEqual([
    '/data/attributes/rating',
    '/data/attributes/answers/0/question',
  ]);
});

it('refuses a request that names no evaluation, or another type', async () => {
  const period = await open();
  const { data } = bodyOf(period);
  const none = await submit(period, { data: { ...data, relationships: {} } });
  expect([none.status, codesOf(none)]).toEqual([422, ['blank']]);
  const wrong = { evaluation: toOne({ type: 'user', id: nth(period.users).id }) };
  expect((await submit(period, { data: { ...data, relationships: wrong } })).status).toBe(409);
});

itInProcess('logs operation, evaluation, day and status, and nothing else', async () => {
  const period = await open();
  const headers = await tokenOf(period);
  const lines: string[] = [];
  process.env.LOG_LEVEL = 'info';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const body = bodyOf(period);
  await service.call('POST', target, { body, headers });
  await service.call('POST', target, { body, headers });
  await service.call('POST', target, { body, headers: { authorization: undefined } });
  const common = { day: new Date().toISOString().slice(0, 10), level: 'info', operation: 'create-response' };
  const [evaluation] = period.evaluations;
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...common, status: 201, evaluation },
    { ...common, status: 409, evaluation },
    { ...common, status: 401 },
  ]);
});
