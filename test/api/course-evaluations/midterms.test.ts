import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepFolds } from '../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { openToPerson } from '../../../lib/domain/evaluations/invitations/open-to-person.ts';
import { startMidterm } from '../../../lib/domain/evaluations/midterms/start-midterm.ts';
import { judgeResult } from '../../../lib/domain/evaluations/results/reading/judge-result.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import { midtermOf } from '../../../lib/resources/course-evaluations/midterm.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import type { Store } from '../../../lib/store/store.ts';
import { dieAfter } from '../../support/dying-store.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { openFeed } from '../../support/feed.ts';
import { actingFor, seedChair, seedTeacher, type Teacher } from '../../support/results.ts';
import { startService, type TestService, toMany, toOne } from '../../support/service.ts';
import { authorizeStudent } from '../../support/student-token.ts';
import { contentOf } from '../../support/table-content.ts';

interface Asked {
  readonly id: string;
  readonly attributes: Readonly<Record<'kind' | 'subject', string>>;
}

type Headers = { readonly authorization: string };

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
const dayAfter = (days: number): string => inDays(days).slice(0, 10);

let service: TestService;
let department: StoredRecord;
let course: StoredRecord;
let term: StoredRecord;
let [ada, bob, chair]: Teacher[] = [];
let [asAda, asBob, asChair]: Headers[] = [];
let [asOffice, asReader, asReviewer]: Headers[] = [];
let [scale, aboutInstructor, words, draft]: StoredRecord[] = [];

const item = (attributes: object) =>
  service.seed('question_bank_item', { kind: 'scale', subject: 'course', state: 'offered', ...attributes });

const setThreshold = (midterm_threshold: number | null) =>
  service.call('PATCH', '/api/v1/institution', {
    body: {
      data: {
        type: 'institution',
        id: '00000000-0000-4000-8000-696e73746974',
        attributes: { midterm_threshold, time_zone: 'America/New_York' },
      },
    },
  });

beforeAll(async () => {
  service = await startService();
  const college = await service.seed('department', { name: 'College' });
  department = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(college) });
  ada = await seedTeacher(service, 'Ada', department);
  bob = await seedTeacher(service, 'Bob', department);
  chair = await seedTeacher(service, 'Chair');
  await seedChair(service, chair, college.id);
  const scopes = ['results:read', 'comments:read', 'replies:read', 'replies:write'] as const;
  [asAda, asBob, asChair] = await Promise.all(
    [ada, bob, chair].map(({ user }) => actingFor(service.store, user, ...scopes)),
  );
  asOffice = await service.authorize(
    'results:read',
    'results:preview',
    'responses:read',
    'periods:read',
    'periods:write',
  );
  asReader = await service.authorize('results:read', 'comments:read');
  asReviewer = await service.authorize('comments:read', 'comments:review');
  const points = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };
  [scale, aboutInstructor, words, draft] = await Promise.all([
    item({ text: 'The pace suits me.', scale: points }),
    item({ text: 'Explains well.', subject: 'instructor', scale: points }),
    item({ text: 'What should change?', kind: 'text' }),
    item({ text: 'Not yet.', scale: points, state: 'draft' }),
  ]);
  term = await service.seed('course_evaluation_term', { name: 'Autumn', end_date: dayAfter(60) });
  course = await service.seed('course_evaluation_course', { name: 'Topology' });
  await setThreshold(4);
});

afterEach(() => {
  vi.useRealTimers();
});

interface Class {
  readonly section: StoredRecord;
  readonly students: readonly StoredRecord[];
}

/** A section of Ada's, with students; taught with Bob where wanted. */
const newClass = async (
  size = 6,
  { of = term, attributes = {}, isShared = false }: { of?: StoredRecord; attributes?: object; isShared?: boolean } = {},
): Promise<Class> => {
  const section = await service.seed(
    'course_evaluation_section',
    { name: '01', ...attributes },
    { course: toOne(course), term: toOne(of) },
  );
  for (const teacher of isShared ? [ada, bob] : [ada])
    await service.seed(
      'course_evaluation_section_instructor',
      {},
      { section: toOne(section), instructor: toOne((teacher as Teacher).instructor) },
    );
  const students = [];
  for (let index = 0; index < size; index += 1) {
    const user = await service.seed('user', { display_name: `Student ${index}` });
    students.push(
      await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) }),
    );
  }
  return { section, students };
};

const start = (
  { section }: Pick<Class, 'section'>,
  attributes: object = {},
  { headers = asAda as Headers, ...options }: { readonly headers?: Headers; readonly idempotencyKey?: string } = {},
) =>
  service.call('POST', `/api/v1/my/sections/${section.id}/midterms`, {
    headers: {
      ...headers,
      ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    },
    body: {
      data: {
        type: 'course_evaluation_midterm',
        attributes: { items: [scale?.id], closes_at: inDays(7), ...attributes },
      },
    },
  });

const begin = async (taught: Class, attributes: object = {}) => {
  const answer = await start(taught, attributes);
  expect(answer.status, answer.text).toBe(201);
  const { id, relationships } = answer.document.data;
  return { ...taught, evaluation: String(id), period: String(relationships.period.data.id) };
};

type Begun = Awaited<ReturnType<typeof begin>>;

const formOf = async ({ evaluation, period, students: [student] }: Begun) =>
  (
    await service.call('GET', `/api/v1/course_evaluations/${evaluation}/form`, {
      headers: await authorizeStudent(service, String(student?.id), period),
    })
  ).document;

/** Has the first students answer everything. */
const answer = async (begun: Begun, count: number) => {
  const { included, data } = await formOf(begun);
  const questions = included.filter(({ type }: StoredRecord) => type === 'course_evaluation_question');
  const rated = data.relationships.instructors.data;
  for (const [index, student] of begun.students.slice(0, count).entries()) {
    const answers = questions.flatMap(({ id, attributes: { kind, subject } }: Asked) => {
      const given = kind === 'text' ? { text: `Words ${index}` } : { value: 2 + (index % 3) };
      return subject === 'instructor'
        ? rated.map((each: { id: string }) => ({ question: id, instructor: each.id, ...given }))
        : [{ question: id, ...given }];
    });
    const { status, text } = await service.call('POST', '/api/v1/course_evaluation_responses', {
      headers: await authorizeStudent(service, student.id, begun.period),
      body: {
        data: {
          type: 'course_evaluation_response',
          attributes: { answers },
          relationships: { evaluation: { data: { type: 'course_evaluation', id: begun.evaluation } } },
        },
      },
    });
    expect(status, text).toBe(201);
  }
};

/** A week and a day later, counts. */
const close = async () => {
  const now = Date.now() + 8 * dayMs;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await sweepFolds(service.store, { now: new Date(now) });
};

const read = (path: string, headers: Headers | undefined) =>
  service.call('GET', `/api/v1/${path}`, { ...(headers && { headers }) });

const resultOf = async ({ evaluation }: Begun, headers: Headers | undefined) =>
  (await read(`course_evaluations/${evaluation}/result`, headers)).document.data;

const commentsOf = async ({ evaluation }: Begun, headers: Headers | undefined) =>
  (await read(`course_evaluation_comments?filter[evaluation]=${evaluation}`, headers)).document;

describe('an instructor who starts a midterm evaluation', () => {
  it('opens it at once for the students of the section, and finds it among the own classes', async () => {
    const begun = await begin(await newClass(), { name: 'How is it going?', items: [words?.id, scale?.id] });
    const { included, data, meta } = await formOf(begun);
    expect(data.attributes).toMatchObject({ course_name: 'Topology', period_name: 'How is it going?' });
    const questions = included.filter(({ type }: StoredRecord) => type === 'course_evaluation_question');
    expect(questions.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
      { text: 'What should change?', origin: { item: words?.id, version: 1 } },
      { text: 'The pace suits me.', origin: { item: scale?.id } },
    ]);
    expect(meta).toMatchObject({
      threshold: 4,
      are_comments_reviewed: false,
      readers: [{ role: 'instructor', figures_from: expect.any(String) }],
    });
    const student = begun.students[0] as StoredRecord;
    const own = await read('my/evaluations', await authorizeStudent(service, student.id, begun.period));
    expect(own.document.data).toMatchObject([{ id: begun.evaluation, attributes: { is_answered: false } }]);
    const open = await openToPerson(service.store, String(student.user), new Date());
    expect(open.map(({ period }) => period.id)).toEqual([begun.period]);
    await answer(begun, 2);
    const { meta: mine } = (await read('my/response_rates', asAda)).document;
    expect(mine.evaluations).toContainEqual(
      expect.objectContaining({ evaluation: begun.evaluation, enrolled: 6, completed: '1–4', response_rate: null }),
    );
    expect(mine.midterms).toContainEqual({
      ...{ section: begun.section.id, name: 'Topology, 01', left: 1, last_day: dayAfter(39) },
      started: [
        {
          ...{ evaluation: begun.evaluation, period_name: 'How is it going?', status: 'open' },
          closes_at: expect.any(String),
        },
      ],
    });
  });

  it('asks about oneself alone where others teach the section too', async () => {
    const begun = await begin(await newClass(6, { isShared: true }), { items: [aboutInstructor?.id] });
    const { data } = await formOf(begun);
    expect(data.relationships.instructors.data).toMatchObject([{ meta: { display_name: 'Ada' } }]);
    await answer(begun, 6);
    await close();
    const result = await resultOf(begun, asAda);
    expect(result.attributes.units).toMatchObject([{ questions: [] }, { questions: [{ n: 6 }] }]);
    expect(await resultOf(begun, asBob)).toMatchObject({ attributes: { withheld_because: 'role' } });
  });

  it('gets the same answer to a repeated request, and starts one', async () => {
    const taught = await newClass();
    const attributes = { closes_at: inDays(5) };
    const [first, second] = [
      await start(taught, attributes, { idempotencyKey: 'midterm-1' }),
      await start(taught, attributes, { idempotencyKey: 'midterm-1' }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.document.data.id).toBe(first.document.data.id);
    const { meta } = (await read('my/response_rates', asAda)).document;
    const own = meta.midterms.find((each: { section: string }) => each.section === taught.section.id);
    expect(own.started).toHaveLength(1);
  });

  it('starts two in a term, and no third one at the same moment', async () => {
    const taught = await newClass(6, { isShared: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(taught)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const each of refused)
      expect(each.document.errors).toMatchObject([{ code: 'too_many_midterms', meta: { maximum: 2 } }]);
    // Who teaches with the one who has asked asks too.
    expect((await start(taught, {}, { headers: asBob as Headers })).status).toBe(201);
  });
});

describe('a midterm evaluation is refused', () => {
  const pointer = (path: string) => ({ source: { pointer: `/data/attributes/${path}` } });
  const refusal = (code: string, own: object = {}) => ({ code, detail: expect.any(String), ...own });

  it('where the institution allows none', async () => {
    const taught = await newClass();
    await setThreshold(null);
    const answered = await start(taught);
    await setThreshold(4);
    expectRefusal(answered, 409, refusal('midterms_off'));
  });

  it('to those who do not teach the section, and to integrations', async () => {
    const taught = await newClass();
    expectRefusal(await start(taught, {}, { headers: asBob as Headers }), 403, refusal('authority_required'));
    const integration = await service.authorize('replies:write');
    expectRefusal(await start(taught, {}, { headers: integration }), 403, refusal('person_only'));
    const unscoped = await actingFor(service.store, (ada as Teacher).user, 'results:read');
    expectRefusal(await start(taught, {}, { headers: unscoped }), 403, refusal('missing_scope'));
    const missing = { section: { ...taught.section, id: '01959266-5bc0-7d10-8000-4c3b2a190f8e' } };
    expectRefusal(await start(missing), 404, refusal('not_found'));
  });

  it('of a cancelled section', async () => {
    const taught = await newClass();
    await service.store.write([
      changeStep(keyOf.record(taught.section), { set: [[['cancelled'], true]] }, () => undefined),
    ]);
    expectRefusal(await start(taught), 409, refusal('not_evaluated'));
  });

  it('for too long, too late, and for the past', async () => {
    const taught = await newClass();
    const latest = { meta: { latest: expect.any(String) }, ...pointer('closes_at') };
    expectRefusal(await start(taught, { closes_at: inDays(14.01) }), 409, refusal('open_too_long', latest));
    expectRefusal(await start(taught, { closes_at: inDays(-1) }), 409, refusal('closes_in_past', pointer('closes_at')));
    const ending = await service.seed('course_evaluation_term', { name: 'Short', end_date: dayAfter(26) });
    const late = await newClass(1, { of: ending });
    const lastDay = { meta: { last_day: dayAfter(5) }, ...pointer('closes_at') };
    expectRefusal(await start(late), 409, refusal('too_late_in_term', lastDay));
    const endless = await service.seed('course_evaluation_term', { name: 'Endless' });
    expectRefusal(await start(await newClass(1, { of: endless })), 409, refusal('end_of_term_unknown'));
  });

  it('to the millisecond where the last three weeks of the term begin in the zone of the institution', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-10-20T12:00:00Z'), toFake: ['Date'] });
    // Summer time ends between: midnight in New York is at 05:00 UTC.
    const autumn = await service.seed('course_evaluation_term', { name: 'Autumn 2026', end_date: '2026-11-22' });
    const taught = await newClass(1, { of: autumn });
    const lastDay = { meta: { last_day: '2026-11-01' }, ...pointer('closes_at') };
    const late = await start(taught, { closes_at: '2026-11-02T05:00:00.001Z' });
    expectRefusal(late, 409, refusal('too_late_in_term', lastDay));
    expect((await start(taught, { closes_at: '2026-11-02T05:00:00.000Z' })).status).toBe(201);
  });

  it('without one to ten questions that are offered', async () => {
    const taught = await newClass();
    const refusals = async (items: readonly unknown[]) => start(taught, { items });
    expectRefusal(await refusals([]), 422, refusal('blank', pointer('items')));
    expectRefusal(await refusals([scale?.id, scale?.id]), 422, refusal('repeated', pointer('items/1')));
    const eleven = Array.from({ length: 11 }, (_, index) => `01959266-5bc0-7d10-8000-4c3b2a190f${10 + index}`);
    expectRefusal(await refusals(eleven), 422, refusal('too_many', pointer('items')));
    expectRefusal(await refusals([scale?.id, eleven[0]]), 404, refusal('related_not_found', pointer('items/1')));
    const state = { meta: { state: 'draft' }, ...pointer('items/1') };
    expectRefusal(await refusals([scale?.id, draft?.id]), 409, refusal('not_offered', state));
    const heading = await item({ text: 'A word', kind: 'heading' });
    expectRefusal(await refusals([heading.id]), 409, refusal('nothing_asked', pointer('items')));
  });
});

describe('a midterm evaluation that has closed', () => {
  const lists = [
    'course_evaluation_results',
    'course_evaluation_results?filter[department]=',
    'course_evaluation_results?filter[course]=',
  ];

  const pathOf = (list: string) =>
    list.replace(/department\]=$/, `department]=${department.id}`).replace(/course\]=$/, `course]=${course.id}`);

  it('shows its result and its comments to the instructor who started it, and nobody else', async () => {
    const begun = await begin(await newClass(), { items: [scale?.id, words?.id] });
    await answer(begun, 5);
    expect(await resultOf(begun, asAda)).toMatchObject({ attributes: { withheld_because: 'not_closed' } });
    const running = await read(`course_evaluations/${begun.evaluation}/result`, asAda);
    expect(running.document.meta.participation).toEqual({ completed_band: '5+' });
    for (const headers of [asOffice, asChair, asBob])
      expect((await read(`course_evaluations/${begun.evaluation}/result`, headers)).document).not.toHaveProperty(
        'meta',
      );
    await close();
    const result = await resultOf(begun, asAda);
    expect(result.attributes).toMatchObject({ status: 'available', completed: 5, enrolled: 6 });
    expect(result.attributes.units[0].questions[0]).toMatchObject({ n: 5, question_key: expect.any(String) });
    expect((await commentsOf(begun, asAda)).data).toHaveLength(5);
    expect((await commentsOf(begun, asAda)).data[0].attributes).toMatchObject({ decision: 'private' });
    for (const headers of [asOffice, asChair, asBob, asReader]) {
      expect(await resultOf(begun, headers)).toMatchObject({
        attributes: { status: 'withheld', withheld_because: 'role' },
      });
      expect((await read(`course_evaluation_results/${begun.evaluation}`, headers)).status).toBe(404);
    }
    for (const headers of [asChair, asBob, asReader, asReviewer])
      expect((await commentsOf(begun, headers)).data).toEqual([]);
    expect((await commentsOf(begun, asReviewer)).meta.total).toBe(0);
    const [comment] = (await commentsOf(begun, asAda)).data;
    expect((await read(`course_evaluation_comments/${comment.id}`, asReviewer)).status).toBe(404);
    expect((await read(`course_evaluation_comments/${comment.id}`, asAda)).status).toBe(200);
    const review = await service.call('PATCH', `/api/v1/course_evaluation_comments/${comment.id}`, {
      headers: asReviewer as Headers,
      body: { data: { type: comment.type, id: comment.id, attributes: { decision: 'public' } } },
    });
    expect(review.status).toBe(404);
    const { meta } = (await read('my/response_rates', asAda)).document;
    expect(meta.midterms.flatMap(({ started }: { started: object[] }) => started)).toContainEqual(
      expect.objectContaining({ evaluation: begun.evaluation, status: 'released' }),
    );
  });

  it('is for whoever started it also where the person is of the office, and for no other office', async () => {
    const begun = await begin(await newClass());
    await answer(begun, 5);
    await close();
    const [result, period] = await Promise.all(
      [
        ['course_evaluation_result', begun.evaluation],
        ['course_evaluation_period', begun.period],
      ].map(([type = '', id = '']) => service.store.readInline({ type, id })),
    );
    const judged = { result: result as StoredRecord, period: period as StoredRecord, now: new Date() };
    const standing = (teacher: Teacher | undefined) => ({
      instructors: new Set([String(teacher?.instructor.id)]),
      departments: new Set([department.id]),
    });
    expect(judgeResult({ kind: 'office', standing: standing(ada) }, judged)).toEqual({ sees: 'as an instructor' });
    for (const kind of ['office', 'reader', 'person'] as const)
      expect(judgeResult({ kind, standing: standing(bob) }, judged)).toEqual({ withheld: 'role' });
    expect(judgeResult({ kind: 'office' }, judged)).toEqual({ withheld: 'role' });
  });

  it('is withheld from the instructor below the threshold, without any number', async () => {
    const begun = await begin(await newClass());
    await answer(begun, 3);
    await close();
    const { attributes } = await resultOf(begun, asAda);
    expect(attributes).toMatchObject({ status: 'withheld', withheld_because: 'too_few_responses' });
    expect(attributes.completed ?? null).toBeNull();
  });

  it('is in no list, sum or feed of others, and leaves them as they were', async () => {
    const taught = await newClass();
    const everything = [
      ...lists.map(pathOf),
      'course_evaluation_comments',
      'course_evaluation_periods',
      'course_evaluation_period_schedules',
      `course_evaluation_periods?filter[term]=${term.id}`,
      'course_evaluation_question_sets',
      'course_evaluation_question_set_sections',
      'course_evaluation_questions',
      'course_evaluations',
      `course_evaluations?filter[section]=${taught.section.id}`,
      'course_evaluation_responses',
      'course_evaluation_section_responses',
    ];
    const all = await service.authorize(
      ...(['results:read', 'results:preview', 'responses:read', 'periods:read', 'comments:read'] as const),
      'comments:review',
    );
    const shown = async (headers: Headers | undefined) =>
      Promise.all(
        everything.map(async (path) => {
          const { data, meta } = (await read(path, headers)).document;
          return { path, ids: data?.map(({ id }: { id: string }) => id), total: meta?.total };
        }),
      );
    const benchmarks = async () =>
      (await contentOf(service.store)).filter(({ pk }) => String(pk).startsWith('benchmark'));
    const before = [await shown(all), await shown(asChair), await benchmarks()];
    const begun = await begin(taught, { items: [scale?.id, words?.id] });
    await answer(begun, 6);
    await close();
    vi.useRealTimers();
    expect([await shown(all), await shown(asChair), await benchmarks()]).toEqual(before);
    for (const path of ['', '/summary', '/response_rates', '/reminders'])
      expect((await read(`course_evaluation_periods/${begun.period}${path}`, asOffice)).status, path).not.toBe(200);
    for (const path of ['', '/summary', '/response_rates'])
      expect((await read(`course_evaluation_periods/${begun.period}${path}`, asOffice)).status, path).toBe(404);
    const gone = await service.call('DELETE', `/api/v1/course_evaluation_periods/${begun.period}`, {
      headers: asOffice as Headers,
    });
    expect(gone.status).toBe(409);
  });

  it('keeps its questions: nobody changes, adds or deletes any, the office neither', async () => {
    const begun = await begin(await newClass());
    const before = await contentOf(service.store);
    const recordsOf = (type: string): StoredRecord[] =>
      (before as StoredRecord[]).filter((each) => each.type === type && each.midterm === true);
    const [set] = recordsOf('course_evaluation_question_set').filter(({ period }) => period === begun.period);
    const [part] = recordsOf('course_evaluation_question_set_section').filter((each) => each.question_set === set?.id);
    const [question] = recordsOf('course_evaluation_question').filter((each) => each.question_set === set?.id);
    if (!set || !part || !question) throw new Error('a midterm has questions');
    const period = { type: 'course_evaluation_period', id: begun.period };
    const write = async (method: string, path: string, data: object) =>
      (await service.call(method, `/api/v1/${path}`, { body: { data } })).status;
    const change = ({ type, id }: StoredRecord, attributes: object) =>
      write('PATCH', `${type}s/${id}`, { type, id, attributes });
    const remove = async ({ type, id }: StoredRecord) =>
      (await service.call('DELETE', `/api/v1/${type}s/${id}`)).status;
    const create = (type: string, attributes: object, relationships: object) =>
      write('POST', `${type}s`, { type, attributes, relationships });
    const below = { question_set_section: toOne(part) };
    const asked = { text: 'And this?', kind: 'text', subject: 'course' };
    const times = { opens_at: inDays(-1), closes_at: inDays(90) };
    const statuses = [
      await change(set, { name: 'Other' }),
      await change(part, { name: 'Other' }),
      await change(question, { text: 'Other?' }),
      await create('course_evaluation_question', asked, below),
      await create('course_evaluation_question_set_section', { name: 'More' }, { question_set: toOne(set) }),
      await create('course_evaluation_question_set', { name: 'More' }, { period: toOne(period) }),
      await write('POST', `question_bank_items/${scale?.id}/uses`, {
        type: 'course_evaluation_question',
        relationships: below,
      }),
      await create('question_layer', { level: 'instructor', until: inDays(1), most: 3 }, { period: toOne(period) }),
      await create('course_evaluation_period_schedule', times, { period: toOne(period) }),
      await create(
        'course_evaluation_period_message',
        { purpose: 'invitation', when: { at: inDays(1) } },
        { period: toOne(period) },
      ),
      await write('POST', `course_evaluation_periods/${begun.period}/invitations`, {
        type: 'course_evaluation_invitation_batch',
      }),
      await remove(question),
      await remove(part),
      await remove(set),
    ];
    expect(statuses).toEqual([...Array(8).fill(409), 422, 404, 404, 409, 409, 409]);
    expect(await contentOf(service.store)).toEqual(before);
  });

  it('has no reply, and keeps its section', async () => {
    const begun = await begin(await newClass());
    await answer(begun, 5);
    await close();
    const reply = await service.call('POST', '/api/v1/course_evaluation_replies', {
      headers: asAda as Headers,
      body: {
        data: {
          type: 'course_evaluation_reply',
          attributes: { text: '<p>Thank you. From next week on, each lecture ends with an example.</p>' },
          relationships: { evaluation: { data: { type: 'course_evaluation', id: begun.evaluation } } },
        },
      },
    });
    expectRefusal(reply, 409, { code: 'no_reply_to_midterm', detail: expect.any(String) });
    const writer = await service.authorize('courses:write');
    const deleted = await service.call('DELETE', `/api/v1/course_evaluation_sections/${begun.section.id}`, {
      headers: writer,
    });
    expect(deleted.status).toBe(409);
  });
});

describe('the writes of a midterm evaluation', () => {
  it('are one transaction: a process that dies leaves all of it, or nothing', async () => {
    const taught = await newClass();
    const user = (ada as Teacher).user.id;
    const caller = async () => ({ principal: { kind: 'user', id: user } as const });
    const attributes = { items: [scale?.id, words?.id], closes_at: inDays(7) };
    const work = (store: Store) =>
      startMidterm({ store, now: new Date(), caller }, taught.section.id, { ...noChange, attributes });
    const size = async () => (await contentOf(service.store)).length;
    const before = await size();
    expect(await dieAfter(service.store, 0, work)).toBe(0);
    expect(await size()).toBe(before);
    expect(await dieAfter(service.store, 1, work)).toBe(1);
    const begun = await size();
    expect(begun).toBeGreaterThan(before);
    // Nothing is left to be done, by a sweep or by the next request.
    expect(await dieAfter(service.store, Number.POSITIVE_INFINITY, work)).toBe(1);
    expect((await size()) - begun).toBe(begun - before - 1);
  });

  it('say in the period who has started it', async () => {
    const begun = await begin(await newClass());
    const period = await service.store.readInline({ type: 'course_evaluation_period', id: begun.period });
    expect(period && midtermOf(period)).toMatchObject({ instructor: ada?.instructor.id, section: begun.section.id });
  });

  it('are not in the change feed', async () => {
    const feed = await openFeed(service);
    const taught = await newClass();
    await feed.drain();
    const cursor = await feed.latest();
    const begun = await begin(taught, { items: [scale?.id, words?.id] });
    await answer(begun, 1);
    const marker = await service.seed('course_evaluation_course', { name: 'Marker' });
    await feed.drain();
    const { changes } = await feed.after(cursor);
    expect(changes.map(({ attributes }) => attributes.subject_id)).toEqual([marker.id]);
  });
});
