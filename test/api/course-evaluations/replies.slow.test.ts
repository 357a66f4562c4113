import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { discardResult } from '../../../lib/domain/evaluations/discarding/discard-result.ts';
import { createReply } from '../../../lib/domain/evaluations/replies/write-reply.ts';
import { reviewComment } from '../../../lib/domain/evaluations/results/comments/review-comment.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import { readRequestedChange } from '../../../lib/model/validation/read-change.ts';
import { courseEvaluationReply } from '../../../lib/resources/course-evaluations/course-evaluation-reply.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { atEveryRequest } from '../../support/interleave.ts';
import {
  actingFor,
  type Evaluated,
  open,
  released,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedResult,
  seedTeacher,
  type Teacher,
  unreleased,
} from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, toMany, toOne } from '../../support/service.ts';
import { authorizeStudent } from '../../support/student-token.ts';

const service = await startService();
const reader = await service.authorize('replies:read');
const office = await service.authorize('results:read', 'results:preview');

type Headers = { readonly authorization: string };

const replies = '/api/v1/course_evaluation_replies';
const text = '<p>Thank you. From next term on, each lecture ends with an example.</p>';
const secret = 'He said in the third week that nobody of us would ever pass.';

let maths: StoredRecord;
let out: StoredRecord;
let [ada, bob, chair, stranger]: Teacher[] = [];
let [asAda, asBob, asChair, asStranger]: Headers[] = [];

beforeAll(async () => {
  const science = await service.seed('department', { name: 'Science' });
  maths = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(science) });
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', maths);
  chair = await seedTeacher(service, 'Chair');
  stranger = await seedTeacher(service, 'Stranger');
  await seedChair(service, chair, science.id);
  const all = await Promise.all(
    [ada, bob, chair, stranger].map(({ user }) => actingFor(service.store, user, 'replies:read', 'replies:write')),
  );
  [asAda, asBob, asChair, asStranger] = all;
  out = await seedPeriod(service, released);
});

afterEach(() => {
  vi.useRealTimers();
});

/** An evaluation of a period that Ada and Bob have taught, with its result. */
const teachIn = async (period: StoredRecord, frozen: Parameters<typeof seedResult>[3] = {}) => {
  const evaluated = await seedEvaluation(service, period, [ada, bob] as Teacher[]);
  await seedResult(service, period, evaluated, frozen);
  return { period, ...evaluated };
};

/** The same, in the period that has been released. */
const teach = (frozen = {}) => teachIn(out, frozen);

const create = ({ evaluation }: Pick<Evaluated, 'evaluation'>, attributes: object = {}, headers = asAda) =>
  service.call('POST', replies, {
    ...(headers && { headers }),
    body: {
      data: {
        type: 'course_evaluation_reply',
        attributes: { text, ...attributes },
        relationships: { evaluation: toOne(evaluation) },
      },
    },
  });

const update = ({ evaluation: { id } }: Pick<Evaluated, 'evaluation'>, attributes: object, headers: object = {}) =>
  service.call('PATCH', `${replies}/${id}`, {
    headers: { ...asAda, ...headers },
    body: { data: { type: 'course_evaluation_reply', id, attributes } },
  });

const read = async ({ evaluation: { id } }: Pick<Evaluated, 'evaluation'>, headers: Headers | undefined) =>
  (await service.call('GET', `${replies}/${id}`, { ...(headers && { headers }) })).status;

const comment = (
  { evaluation, period }: { readonly evaluation: StoredRecord; readonly period: StoredRecord },
  attributes: object,
) =>
  service.seed(
    'course_evaluation_comment',
    { text: secret, subject: 'course', ...attributes },
    { evaluation: toOne(evaluation), period: toOne(period) },
  );

const daysLater = (days: number): void => {
  vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
};

describe('a reply', () => {
  it('has the id of its evaluation, is a draft first, and can then be published', async () => {
    const taught = await teach();
    const created = await create(taught, { translations: { de: text } });
    expect(created.status, created.text).toBe(201);
    expect(created.document.data).toMatchObject({
      id: taught.evaluation.id,
      attributes: { text, translations: { de: text }, state: 'draft', published_on: null },
      relationships: { period: { data: { id: taught.period.id } } },
    });
    expectRefusal(await create(taught), 409, { code: 'reply_exists', detail: expect.any(String) });
    const published = await update(taught, { state: 'published' });
    const today = new Date().toISOString().slice(0, 10);
    expect(published.document.data.attributes).toMatchObject({ state: 'published', published_on: today });
    expectRefusal(await update(taught, { state: 'draft' }), 409, {
      code: 'already_published',
      detail: expect.any(String),
      source: { pointer: '/data/attributes/state' },
    });
  });

  it.each([
    ['short', `<p>${'x'.repeat(39)}</p>`, 'too_little_text'],
    ['long', `<p>${'x'.repeat(10_001)}</p>`, 'too_much_text'],
  ])('that is too %s is refused by what is seen of it, in each language', async (_what, given, code) => {
    const taught = await teach();
    const { status, document } = await create(taught, { text: given, translations: { de: given } });
    expect(status).toBe(422);
    expect(document.errors).toMatchObject([
      { code, source: { pointer: '/data/attributes/text' } },
      { code, source: { pointer: '/data/attributes/translations/de' } },
    ]);
  });

  it('keeps no scripts', async () => {
    const { document } = await create(await teach(), { text: `${text}<script>alert(1)</script>` });
    expect(document.data.attributes.text).toBe(text);
  });

  it('goes with the result that it is about, and is written only where there is one', async () => {
    const taught = await teach();
    await create(taught, { state: 'published' });
    await discardResult(service.store, taught.evaluation.id, []);
    expect(await service.store.read({ type: 'course_evaluation_reply', id: taught.evaluation.id })).toBeUndefined();
    const early = await seedEvaluation(service, await seedPeriod(service, open), [ada as Teacher]);
    for (const each of [taught, early])
      expectRefusal(await create(each), 409, { code: 'not_counted', detail: expect.any(String) });
  });

  it('of an evaluation that is not there is a 404', async () => {
    const evaluation = { ...(await teach()).evaluation, id: '01959266-5bc0-7000-8000-4d2b7a4f6c11' };
    expectRefusal(await create({ evaluation }), 404, {
      detail: expect.any(String),
      source: { pointer: '/data/relationships/evaluation/data' },
    });
  });
});

describe('who writes a reply', () => {
  it('is a person who has taught the section, whatever else a token may do', async () => {
    const taught = await teach();
    const needed = { code: 'instructor_only', detail: expect.any(String) };
    expectRefusal(await create(taught, {}, asStranger), 403, needed);
    expectRefusal(await create(taught, {}, asChair), 403, needed);
    expectRefusal(await create(taught, {}, await service.authorize(...scopes)), 403, {
      code: 'person_only',
      detail: expect.any(String),
    });
    expect((await create(taught, { state: 'published' }, asBob)).status).toBe(201);
    // Who sees none of it is not to know that it is there.
    expect((await update(taught, { text: `${text}!` }, asStranger)).status).toBe(404);
    expectRefusal(await update(taught, { text: `${text}!` }, asChair), 403, needed);
  });

  it('overwrites nothing of another instructor under If-Match', async () => {
    const taught = await teach();
    const { document } = await create(taught);
    const version = { 'if-match': `"v${document.data.meta.version}"` };
    const [one, other] = await Promise.all([
      update(taught, { text: `${text}<p>Ada</p>` }, version),
      update(taught, { text: `${text}<p>Bob</p>` }, { ...version, ...asBob }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 412]);
  });
});

describe('who reads a reply', () => {
  it('as a draft are the instructors of the section alone', async () => {
    const taught = await teach();
    await create(taught);
    expect(await read(taught, asBob)).toBe(200);
    for (const each of [asStranger, asChair, reader]) expect(await read(taught, each)).toBe(404);
  });

  it('once it is published are chairs and the office too', async () => {
    const taught = await teachIn(await seedPeriod(service, released));
    await create(taught, { state: 'published' });
    for (const each of [asAda, asChair, reader]) expect(await read(taught, each)).toBe(200);
    expect(await read(taught, asStranger)).toBe(404);
    const list = `${replies}?filter[period]=${taught.period.id}`;
    const idsFor = async (headers: Headers | undefined) =>
      (await service.call('GET', list, { ...(headers && { headers }) })).document.data.map(
        ({ id }: { readonly id: string }) => id,
      );
    for (const each of [asAda, asChair, reader]) expect(await idsFor(each)).toEqual([taught.evaluation.id]);
    expect(await idsFor(asStranger)).toEqual([]);
    expect((await service.call('GET', list, { headers: office })).status).toBe(403);
  });
});

describe('publishing', () => {
  const refusal = {
    code: 'results_not_released',
    detail: expect.any(String),
    source: { pointer: '/data/attributes/state' },
  };

  it('waits for the release of the results', async () => {
    const taught = await teachIn(await seedPeriod(service, unreleased));
    expect((await create(taught)).status).toBe(201);
    expectRefusal(await update(taught, { state: 'published' }), 409, refusal);
    daysLater(11);
    expect((await update(taught, { state: 'published' })).status).toBe(200);
  });

  it('is refused for results that are withheld', async () => {
    const taught = await teach({ status: 'withheld', because: 'too_few_responses' });
    expectRefusal(await create(taught, { state: 'published' }), 409, refusal);
  });

  it('can be corrected for 14 days, and then only added to', async () => {
    const taught = await teach();
    await create(taught, { state: 'published', translations: { de: text } });
    daysLater(14);
    const corrected = text.replace('example', 'exercise');
    expect((await update(taught, { text: corrected })).status).toBe(200);
    vi.useRealTimers();
    daysLater(15);
    const refused = (pointer: string) => ({ code: 'only_added_to', detail: expect.any(String), source: { pointer } });
    expectRefusal(await update(taught, { text }), 409, refused('/data/attributes/text'));
    expectRefusal(
      await update(taught, { translations: { de: corrected } }),
      409,
      refused('/data/attributes/translations/de'),
    );
    expectRefusal(await update(taught, { translations: null }), 409, refused('/data/attributes/translations'));
    const added = `${corrected}<p>It worked.</p>`;
    const { status, document } = await update(taught, { text: added, translations: { de: text, fr: text } });
    expect(status).toBe(200);
    expect(document.data.attributes).toMatchObject({ text: added, translations: { de: text, fr: text } });
  });
});

describe('a comment that is hidden', () => {
  const quote = `<p>I never said “in the THIRD week  that <em>nobody</em> of us would” fail.</p>`;
  const refusal = (pointer: string) => ({
    code: 'quotes_hidden_comment',
    detail: expect.any(String),
    source: { pointer },
  });

  it.each([{ decision: 'private' }, { decision: 'removed', reason: 'Names somebody.' }])(
    'is not repeated where it is $decision',
    async (decided) => {
      const taught = await teach();
      await comment(taught, decided);
      expectRefusal(await create(taught, { text: quote }), 422, refusal('/data/attributes/text'));
      expectRefusal(
        await create(taught, { translations: { de: quote } }),
        422,
        refusal('/data/attributes/translations/de'),
      );
      const link = (attributes: string) => ({ text: `${text}<p><a ${attributes}>More</a></p>` });
      const address = `href="https://example.com/?q=${encodeURIComponent(secret)}"`;
      const title = `href="https://example.com/" title="${secret}"`;
      for (const each of [address, title])
        expectRefusal(await create(taught, link(each)), 422, refusal('/data/attributes/text'));
      expect((await create(taught, { text: quote.replace('nobody', 'hardly anybody') })).status).toBe(201);
    },
  );

  it('may be repeated where it is public, and does not show where only reviewers know of it', async () => {
    const taught = await teach();
    await comment(taught, { decision: 'public' });
    await comment(taught, { decision: 'private', reviewers_only: true });
    expect((await create(taught, { text: quote })).status).toBe(201);
  });

  it('keeps a draft from being published that was written before, until it is changed', async () => {
    const taught = await teach();
    const { id } = await comment(taught, { decision: 'public' });
    await create(taught, { text: quote });
    const attributes = { decision: 'removed', reason: 'Names somebody.' };
    const body = { data: { type: 'course_evaluation_comment', id, attributes } };
    expect((await service.call('PATCH', `/api/v1/course_evaluation_comments/${id}`, { body })).status).toBe(200);
    expectRefusal(await update(taught, { state: 'published' }), 422, refusal('/data/attributes/state'));
    expect((await update(taught, { state: 'published', text })).status).toBe(200);
  });

  it('does not keep anybody from adding to what repeats it and can no longer be changed', async () => {
    const taught = await teach();
    await create(taught, { text: quote, state: 'published' });
    await comment(taught, { decision: 'private' });
    daysLater(15);
    expect((await update(taught, { text: `${quote}<p>It worked.</p>` })).status).toBe(200);
    expectRefusal(
      await update(taught, { text: `${quote}<p>It worked.</p><p>${secret}</p>` }),
      422,
      refusal('/data/attributes/text'),
    );
  });
});

describeInProcess('a comment that is hidden while a reply is written', () => {
  it('refuses the reply, whatever of it was read before', async () => {
    const change = (evaluation: StoredRecord) =>
      readRequestedChange(
        courseEvaluationReply,
        { attributes: { text: `<p>${secret}</p>` }, relationships: { evaluation: toOne(evaluation) } },
        { creates: true },
      );
    const caller = async () => ({ principal: { kind: 'user' as const, id: String(ada?.user.id) } });
    const outcomes = new Set<string>();
    await atEveryRequest(service.store, async () => {
      const taught = await teach();
      const { id } = await comment(taught, { decision: 'public' });
      let outcome = 'written';
      return {
        work: async (store) => {
          const holder = { store, now: new Date(), caller };
          await createReply(holder, await change(taught.evaluation)).catch(({ status }) => {
            outcome = `refused ${status}`;
          });
        },
        meanwhile: () =>
          reviewComment(service.store, id, {
            change: { ...noChange, attributes: { decision: 'private' } },
            reviewer: 'reviewer',
            now: new Date(),
          }),
        check: async ({ isHeld }) => {
          outcomes.add(`${isHeld ? 'hidden' : 'public'}: ${outcome}`);
          const reply = await service.store.read({ type: 'course_evaluation_reply', id: taught.evaluation.id });
          expect(reply === undefined).toBe(isHeld);
        },
      };
    });
    expect([...outcomes]).toEqual(['hidden: refused 422', 'public: written']);
  });
});

describe('students', () => {
  /** Two students of the section, the first has answered, and one of another section. */
  const enrol = async ({ period, section, evaluation }: Awaited<ReturnType<typeof teachIn>>) => {
    const elsewhere = await seedEvaluation(service, period, [stranger as Teacher], 'Logic');
    const students: StoredRecord[] = [];
    for (const each of [section, section, elsewhere.section])
      students.push(
        await service.seed(
          'course_evaluation_student',
          {},
          { user: toOne(await service.seedUser()), sections: toMany(each) },
        ),
      );
    await service.store.write([
      putStep(keyOf.participation(evaluation.id, String(students[0]?.user)), { day: '2026-01-20' }, () => 'there'),
    ]);
    return Promise.all(students.map(({ id }) => authorizeStudent(service, id, period.id)));
  };

  const mine = (headers: Headers | undefined) =>
    service.call('GET', '/api/v1/my/evaluations', { ...(headers && { headers }) });

  it('of the section read the same, whether they have answered or not, and others nothing', async () => {
    const taught = await teachIn(await seedPeriod(service, released));
    const [answered, silent, other] = await enrol(taught);
    await create(taught, { translations: { de: text } });
    expect((await mine(answered)).document.data).toEqual([]);
    await update(taught, { state: 'published' });
    const { document, text: body } = await mine(answered);
    expect(document.data).toMatchObject([
      {
        id: taught.evaluation.id,
        attributes: {
          course_name: 'Topology',
          is_answered: null,
          reply: { text, translations: { de: text }, published_on: new Date().toISOString().slice(0, 10) },
        },
      },
    ]);
    expect((await mine(silent)).text).toBe(body);
    expect((await mine(other)).document.data).toEqual([]);
    expect((await service.call('GET', replies, { ...(answered && { headers: answered }) })).status).toBe(403);
  });
});

describe('the summary of a period', () => {
  it('counts the results that are out, and replies to them, in all and by department', async () => {
    const taught = await teachIn(await seedPeriod(service, released));
    const { period } = taught;
    const alone = await seedEvaluation(service, period, [stranger as Teacher], 'Logic');
    const few = await seedEvaluation(service, period, [ada as Teacher], 'Sets');
    await seedResult(service, period, alone);
    await seedResult(service, period, few, { status: 'withheld', because: 'too_few_responses' });
    const summary = async (of = period) =>
      (await service.call('GET', `/api/v1/course_evaluation_periods/${of.id}/summary`, { headers: office })).document
        .meta.replies;
    await create(taught);
    const none = { due: 2, published: 0, departments: [{ department: maths.id, due: 1, published: 0 }] };
    expect(await summary()).toEqual(none);
    await update(taught, { state: 'published' });
    expect(await summary()).toEqual({
      due: 2,
      published: 1,
      departments: [{ department: maths.id, due: 1, published: 1 }],
    });
    expect(await summary((await teachIn(await seedPeriod(service, unreleased))).period)).toEqual({
      due: 0,
      published: 0,
      departments: [],
    });
    expect(await summary(await seedPeriod(service, open))).toBeNull();
  });
});

describe('replies that are expected', () => {
  it('are the tasks of those who have taught, until they are published', async () => {
    const [carl, asked] = [
      await seedTeacher(service, 'Carl'),
      await seedPeriod(service, released, { replies_expected: true }),
    ];
    const asCarl = await actingFor(service.store, carl.user, 'replies:write');
    const [due, withheld, free] = [
      await seedEvaluation(service, asked, [carl, ada as Teacher]),
      await seedEvaluation(service, asked, [carl]),
      await seedEvaluation(service, await seedPeriod(service, released), [carl]),
    ];
    await seedResult(service, asked, due);
    await seedResult(service, asked, withheld, { status: 'withheld', because: 'too_few_responses' });
    await seedResult(service, { ...asked, id: String(free.evaluation.period) }, free);
    const tasks = async (headers: Headers | undefined) =>
      (await service.call('GET', '/api/v1/my/due_replies', { ...(headers && { headers }) })).document.meta;
    const task = { evaluation: due.evaluation.id, name: 'Topology, 01', closed_on: '2026-01-31' };
    expect(await tasks(asCarl)).toEqual({ total: 1, due: [task] });
    expect((await tasks(asBob)).due).toEqual([]);
    await create(due, {}, asCarl);
    expect((await tasks(asAda)).total).toBe(1);
    await update(due, { state: 'published' });
    for (const each of [asCarl, asAda]) expect((await tasks(each)).total).toBe(0);
    expectRefusal(await service.call('GET', '/api/v1/my/due_replies'), 403, {
      code: 'person_only',
      detail: expect.any(String),
    });
  });
});
