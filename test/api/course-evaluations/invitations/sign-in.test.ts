import { beforeAll, expect, it, vi } from 'vitest';
import { issueToken } from '../../../../lib/access/tokens.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import { changeStep } from '../../../../lib/store/steps.ts';
import { nth, type OpenPeriod, openPeriod } from '../../../lib/domain/evaluations/answering/support/open-period.ts';
import { expectRefusal } from '../../../support/expectations.ts';
import { issuerOfFile, knownPerson } from '../../../support/known-person.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService, type TestRequest, toMany, toOne } from '../../../support/service.ts';

const service = await startService();
const target = '/api/v1/answering_tokens';
const now = new Date();
const open = (days = 0) =>
  openPeriod(service, { sections: 1, enrolments: [[0]], now: new Date(now.getTime() + days * 86_400_000) });

const exchange = (headers: NonNullable<TestRequest['headers']>) => service.call('POST', target, { headers });

const answer = async ({ evaluations, questions }: OpenPeriod, token: string) => {
  const evaluation = toOne({ type: 'course_evaluation', id: nth(evaluations) });
  const attributes = { answers: [{ question: nth(nth(questions)).id, value: 4 }] };
  const body = { data: { type: 'course_evaluation_response', attributes, relationships: { evaluation } } };
  const headers = { authorization: `Bearer ${token}` };
  return service.call('POST', '/api/v1/course_evaluation_responses', { body, headers });
};

/** What a function writes to the table while something is done. */
const writesOf = async (done: () => Promise<unknown>): Promise<string[]> => {
  const writes: string[] = [];
  service.store.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (!/^(?:Batch)?(?:Get|Query|TransactGet)/.test(String(commandName))) writes.push(JSON.stringify(args.input));
        return next(args);
      },
    { step: 'initialize', name: 'writes' },
  );
  await done();
  service.store.client.middlewareStack.remove('writes');
  return writes;
};

const change = (id: string, name: string, value: unknown) =>
  service.store.write([changeStep(keyOf.record({ type: 'user', id }), { set: [[[name], value]] }, () => 'gone')]);

beforeAll(issuerOfFile);

describeInProcess('a student who signs in', () => {
  it('gets a token for each open period and each student record, and answers with it', async () => {
    const [first, second, scheduled] = [await open(), await open(), await open(3)];
    const user = nth(first.users);
    // The second term knows the same person by a record of its own.
    const sections = toMany(nth(second.sections), nth(scheduled.sections));
    await service.seed('course_evaluation_student', {}, { user: toOne(user), sections });
    const signIn = await knownPerson(service, user.id);
    const given = await exchange(await signIn());
    expect(given.status, given.text).toBe(200);
    const tokens: { token: string; expires_at: string; period: object }[] = given.document.meta.answering_tokens;
    expect(tokens).toHaveLength(2);
    for (const { expires_at, period } of tokens) {
      expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(30 * 60_000 + 1_000);
      expect(Object.keys(period)).toEqual(['id', 'name', 'opens_at', 'closes_at']);
    }
    // The drafts of an earlier visit are found again, and nobody else's.
    expect((await exchange(await signIn())).document.meta.draft_key).toBe(given.document.meta.draft_key);
    expect(given.document.meta.draft_key).toMatch(/^[\w-]{43}$/);
    const statuses = await Promise.all(tokens.flatMap(({ token }) => [answer(first, token), answer(second, token)]));
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 201, 404, 404]);
    expectRefusal(await exchange(await signIn()), 409, {
      code: 'nothing_open',
      detail: 'No evaluation is open for you, or you have answered all of them',
    });
  });

  it('leaves nothing in the table and nothing but the day in the log', async () => {
    const period = await open();
    const { id } = nth(period.users);
    const signIn = await knownPerson(service, id);
    // The key that signs is made once.
    await exchange(await signIn());
    const lines: string[] = [];
    Object.assign(process.env, { LOG_LEVEL: 'info', REQUESTS_PER_MINUTE: '100' });
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    const headers = await signIn();
    const writes = await writesOf(() => exchange(headers));
    vi.restoreAllMocks();
    process.env.LOG_LEVEL = 'silent';
    delete process.env.REQUESTS_PER_MINUTE;
    expect(writes).toEqual([]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { day: now.toISOString().slice(0, 10), level: 'info', operation: 'issue-answering-tokens', status: 200 },
    ]);
  });

  it('learns by a code and a sentence that no user is theirs', async () => {
    const period = await open();
    const { id } = nth(period.users);
    const signIn = await knownPerson(service, id);
    const issuer = await issuerOfFile();
    const as = async (claims: object) => ({ authorization: `Bearer ${await issuer.sign({ ...claims })}` });
    const notFound = {
      code: 'person_not_found',
      detail: expect.stringContaining('no user of this service, or more than one'),
    };
    const email = `${id}@example.edu`;
    for (const claims of [{ email: 'nobody@example.edu' }, { email, email_verified: false }, {}])
      expectRefusal(await exchange(await as(claims)), 403, notFound);
    const { id: other } = await service.seed('user', { display_name: 'Same', emails: [email] });
    expectRefusal(await exchange(await signIn()), 403, notFound);
    await change(other, 'deactivated', true);
    expect((await exchange(await signIn())).status).toBe(200);
    await change(id, 'deactivated', true);
    expectRefusal(await exchange(await signIn()), 403, notFound);
  });

  it('learns to be no student, or one of no class', async () => {
    const detail = 'You have signed in, but you are not enrolled in any class that this service knows';
    const { id } = await service.seedUser();
    const signIn = await knownPerson(service, id);
    expectRefusal(await exchange(await signIn()), 403, { code: 'not_enrolled', detail });
    await service.seed('course_evaluation_student', {}, { user: toOne({ type: 'user', id }) });
    expectRefusal(await exchange(await signIn()), 403, { code: 'not_enrolled', detail });
  });
});

describeInProcess('the exchange of a sign-in', () => {
  it('refuses tokens of the service itself, also one that acts for the student', async () => {
    const { id } = nth((await open()).users);
    const wanted = { name: 'app', scopes: ['account:read'], principal: { kind: 'user', id }, now } as const;
    const { token } = await issueToken(service.store, wanted);
    for (const headers of [{}, { authorization: `Bearer ${token}` }])
      expectRefusal(await exchange(headers), 403, {
        code: 'signed_in_only',
        detail: 'Only an access token of the identity provider of the institution is taken here',
      });
  });

  it('refuses a token that is not good with the one 401', async () => {
    const issuer = await issuerOfFile();
    const expired = await issuer.sign({ email: 'a@example.edu', exp: 1 });
    for (const authorization of [undefined, `Bearer ${expired}`, 'Bearer facet_x_y'])
      expectRefusal(await exchange({ authorization }), 401, {
        code: 'unauthorized',
        detail: 'A valid access token is required',
      });
  });
});
