import { afterEach, describe, expect, it, vi } from 'vitest';
import { judgeResult } from '../../../../lib/domain/evaluations/results/reading/judge-result.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { expectRefusal } from '../../../support/expectations.ts';
import type { Teacher } from '../../../support/results.ts';
import { toOne } from '../../../support/service.ts';
import { contentOf } from '../../../support/table-content.ts';
import { type Headers, inDays, openMidterms } from './support/midterms.ts';

const {
  ada,
  answer,
  asAda,
  asBob,
  asChair,
  asOffice,
  asReader,
  asReviewer,
  begin,
  bob,
  close,
  commentsOf,
  course,
  department,
  newClass,
  read,
  resultOf,
  scale,
  service,
  term,
  words,
} = await openMidterms();

afterEach(() => {
  vi.useRealTimers();
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
    const begun = await begin(await newClass(6), { items: [scale.id, words.id] });
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
      headers: asReviewer,
      body: { data: { type: comment.type, id: comment.id, attributes: { decision: 'public' } } },
    });
    expect(review.status).toBe(404);
    const { meta } = (await read('my/response_rates', asAda)).document;
    expect(meta.midterms.flatMap(({ started }: { started: object[] }) => started)).toContainEqual(
      expect.objectContaining({ evaluation: begun.evaluation, status: 'released' }),
    );
  });

  it('is for whoever started it also where the person is of the office, and for no other office', async () => {
    const begun = await begin(await newClass(4));
    await answer(begun, 4);
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
    const begun = await begin(await newClass(4));
    await answer(begun, 3);
    await close();
    const { attributes } = await resultOf(begun, asAda);
    expect(attributes).toMatchObject({ status: 'withheld', withheld_because: 'too_few_responses' });
    expect(attributes.completed ?? null).toBeNull();
  });

  it('is in no list, sum or feed of others, and leaves them as they were', async () => {
    const taught = await newClass(4);
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
    const begun = await begin(taught, { items: [scale.id, words.id] });
    await answer(begun, 4);
    await close();
    vi.useRealTimers();
    expect([await shown(all), await shown(asChair), await benchmarks()]).toEqual(before);
    for (const path of ['', '/summary', '/response_rates', '/reminders'])
      expect((await read(`course_evaluation_periods/${begun.period}${path}`, asOffice)).status, path).not.toBe(200);
    for (const path of ['', '/summary', '/response_rates'])
      expect((await read(`course_evaluation_periods/${begun.period}${path}`, asOffice)).status, path).toBe(404);
    const gone = await service.call('DELETE', `/api/v1/course_evaluation_periods/${begun.period}`, {
      headers: asOffice,
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
      await write('POST', `question_bank_items/${scale.id}/uses`, {
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
    const begun = await begin(await newClass(4));
    await answer(begun, 4);
    await close();
    const reply = await service.call('POST', '/api/v1/course_evaluation_replies', {
      headers: asAda,
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
