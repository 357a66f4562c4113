import { afterEach, describe, expect, it, vi } from 'vitest';
import { openToPerson } from '../../../../lib/domain/evaluations/invitations/open-to-person.ts';
import { startMidterm } from '../../../../lib/domain/evaluations/midterms/start-midterm.ts';
import { noChange } from '../../../../lib/model/validation/change.ts';
import { midtermOf } from '../../../../lib/resources/course-evaluations/midterm.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import type { Store } from '../../../../lib/store/store.ts';
import { dieAfter } from '../../../support/dying-store.ts';
import { openFeed } from '../../../support/feed.ts';
import { authorizeStudent } from '../../../support/student-token.ts';
import { contentOf } from '../../../support/table-content.ts';
import { dayAfter, inDays, openMidterms } from './support/midterms.ts';

const {
  aboutInstructor,
  ada,
  answer,
  asAda,
  asBob,
  begin,
  close,
  formOf,
  newClass,
  read,
  resultOf,
  scale,
  service,
  start,
  words,
} = await openMidterms();

afterEach(() => {
  vi.useRealTimers();
});

describe('an instructor who starts a midterm evaluation', () => {
  it('opens it at once for the students of the section, and finds it among the own classes', async () => {
    const begun = await begin(await newClass(6), { name: 'How is it going?', items: [words.id, scale.id] });
    const { included, data, meta } = await formOf(begun);
    expect(data.attributes).toMatchObject({ course_name: 'Topology', period_name: 'How is it going?' });
    const questions = included.filter(({ type }: StoredRecord) => type === 'course_evaluation_question');
    expect(questions.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
      { text: 'What should change?', origin: { item: words.id, version: 1 } },
      { text: 'The pace suits me.', origin: { item: scale.id } },
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
    const begun = await begin(await newClass(4, { isShared: true }), { items: [aboutInstructor.id] });
    const { data } = await formOf(begun);
    expect(data.relationships.instructors.data).toMatchObject([{ meta: { display_name: 'Ada' } }]);
    await answer(begun, 4);
    await close();
    const result = await resultOf(begun, asAda);
    expect(result.attributes.units).toMatchObject([{ questions: [] }, { questions: [{ n: 4 }] }]);
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
    const taught = await newClass(1, { isShared: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(taught)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const each of refused)
      expect(each.document.errors).toMatchObject([
        { code: 'too_many_midterms', meta: { maximum: 2 }, source: { pointer: '/data' } },
      ]);
    // Who teaches with the one who has asked asks too.
    expect((await start(taught, {}, { headers: asBob })).status).toBe(201);
  });
});

describe('the writes of a midterm evaluation', () => {
  it('are one transaction: a process that dies leaves all of it, or nothing', async () => {
    const taught = await newClass();
    const user = ada.user.id;
    const caller = async () => ({ principal: { kind: 'user', id: user } as const });
    const attributes = { items: [scale.id, words.id], closes_at: inDays(7) };
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
    expect(period && midtermOf(period)).toMatchObject({ instructor: ada.instructor.id, section: begun.section.id });
  });

  it('are not in the change feed', async () => {
    const feed = await openFeed(service);
    const taught = await newClass();
    await feed.drain();
    const cursor = await feed.latest();
    const begun = await begin(taught, { items: [scale.id, words.id] });
    await answer(begun, 1);
    const marker = await service.seed('course_evaluation_course', { name: 'Marker' });
    await feed.drain();
    const { changes } = await feed.after(cursor);
    expect(changes.map(({ attributes }) => attributes.subject_id)).toEqual([marker.id]);
  });
});
