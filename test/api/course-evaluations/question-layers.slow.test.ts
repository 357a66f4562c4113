import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSet } from '../../../lib/domain/evaluations/questions/create-set.ts';
import { levelSetId } from '../../../lib/domain/evaluations/questions/levels/layers.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { expectRefusal, statusOf } from '../../support/expectations.ts';
import { atEveryCall } from '../../support/interleave.ts';
import { writeQuestion, writeSet } from '../../support/levels.ts';
import { seedEvaluation } from '../../support/results.ts';
import { startService, toOne } from '../../support/service.ts';
import { layers, openFaculty, parts, question, questions, sets, until } from './support/open-faculty.ts';

const service = await startService();
const { maths, physics, ada, asAda, asDean, prepare, postSet, postPart, postQuestion } = await openFaculty(service);

const office = () => ({ store: service.store, now: new Date() });

afterEach(() => {
  vi.useRealTimers();
});

describe('the set of a department or a section', () => {
  it('can be written until the last millisecond before the deadline, by the office until the period opens', async () => {
    const { period, section } = await prepare(5);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.parse(until) - 1) });
    const set: StoredRecord = (await postSet(period, section, asAda)).document.data;
    const part: StoredRecord = (await postPart(set, asAda)).document.data;
    expect((await postQuestion(part, {}, asAda)).status).toBe(201);
    vi.setSystemTime(new Date(until));
    const late = await postQuestion(part, {}, asAda);
    expectRefusal(late, 409, { code: 'deadline_passed', detail: `The questions could be written until ${until}` });
    expectRefusal(await postSet(period, maths, asDean), 409, { code: 'deadline_passed', detail: expect.any(String) });
    const attributes = { name: 'Later' };
    const body = { data: { type: set.type, id: set.id, attributes } };
    const renamed = await service.call('PATCH', `${sets}/${set.id}`, { body, headers: asAda });
    expectRefusal(renamed, 409, { code: 'deadline_passed', detail: expect.any(String) });
    const translated = await service.call('PATCH', `${parts}/${part.id}`, {
      body: { data: { type: part.type, id: part.id, attributes: { name_translations: { de: 'Labor' } } } },
      headers: asAda,
    });
    expectRefusal(translated, 409, { code: 'deadline_passed', detail: expect.any(String) });
    expect((await service.call('PATCH', `${sets}/${set.id}`, { body })).status).toBe(200);
    expect((await postQuestion(part)).status).toBe(201);
  });

  it('stays as it is once the period opens, for the office too', async () => {
    const { period, section } = await prepare();
    const { set, part } = await writeSet(office(), period, section);
    const asked = await writeQuestion(office(), part, { text: 'Clear?' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + 4 * 86_400_000 + 1) });
    const change = { type: asked.type, id: asked.id, attributes: { text: 'Loud?' } };
    for (const answer of [
      await postSet(period, maths),
      await postPart(set),
      await postQuestion(part),
      await service.call('PATCH', `${questions}/${asked.id}`, { body: { data: change } }),
      await service.call('DELETE', `${questions}/${asked.id}`),
    ])
      expectRefusal(answer, 409, { code: 'already_answered', detail: expect.any(String) });
    const attributes = { text_translations: { de: 'Klar?' } };
    const body = { data: { type: asked.type, id: asked.id, attributes } };
    expect((await service.call('PATCH', `${questions}/${asked.id}`, { body })).status).toBe(200);
  });

  it('needs a layer of the period', async () => {
    const { period, own, section } = await prepare();
    const wanted = { code: 'no_question_layer', detail: expect.any(String) };
    expectRefusal(await postSet(period, physics), 409, wanted);
    const { set } = await writeSet(office(), period, section);
    expect((await service.call('DELETE', `${layers}/${own.id}`)).status).toBe(204);
    expectRefusal(await postPart(set), 409, wanted);
  });

  it('takes as many questions and sections as its layer says, whoever adds them at once', async () => {
    const { period, section } = await prepare(2);
    const { set, part } = await writeSet(office(), period, section);
    await writeQuestion(office(), part, { text: 'First?' });
    const answers = await Promise.all([1, 2, 3, 4].map((n) => postQuestion(part, { text: `${n}?` }, asAda)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    for (const refused of answers.filter(({ status }) => status === 422))
      expectRefusal(refused, 422, {
        code: 'too_many_questions',
        detail: 'The question set takes at most 2 questions',
        source: { pointer: '/data/relationships/question_set_section/data' },
      });
    expect((await postPart(set)).status).toBe(201);
    expectRefusal(await postPart(set), 422, {
      code: 'too_many_questions',
      detail: expect.any(String),
      source: { pointer: '/data/relationships/question_set/data' },
    });
  });

  it('takes no more in a batch of operations, which comes as a whole or not at all', async () => {
    const { period, section } = await prepare(1);
    const add = (type: string, lid: string, attributes: object, relationships: object) => ({
      op: 'add',
      data: { type, lid, attributes, relationships },
    });
    const local = (type: string, lid: string) => ({ data: { type, lid } });
    const [setType, partType] = ['course_evaluation_question_set', 'course_evaluation_question_set_section'];
    const asked = (lid: string) =>
      add('course_evaluation_question', lid, question, { question_set_section: local(partType, 'part') });
    const batch = (...more: readonly object[]) => ({
      'atomic:operations': [
        add(setType, 'set', { name: 'More' }, { period: toOne(period), applies_to: toOne(section) }),
        add(partType, 'part', { name: 'More' }, { question_set: local(setType, 'set') }),
        ...more,
      ],
    });
    const contentType = 'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"';
    const send = (body: object) =>
      service.call('POST', '/api/v1/operations', {
        body,
        headers: { 'content-type': contentType, accept: contentType },
      });
    const refused = await send(batch(asked('one'), asked('two')));
    expect(refused.status, refused.text).toBe(422);
    expect(refused.document.errors).toEqual([expect.objectContaining({ code: 'too_many_questions' })]);
    const made = await send(batch(asked('one')));
    expect(made.status, made.text).toBe(200);
    expect(made.document['atomic:results'][0].data.id).toBe(levelSetId(period.id, section.id));
  });

  it('takes no more although another instructor adds one, at whatever moment', async () => {
    const { period } = await prepare(1);
    await atEveryCall(service.store, async () => {
      const { section } = await seedEvaluation(service, period, [ada]);
      const { part } = await writeSet(office(), period, section);
      return {
        meanwhile: () => statusOf(writeQuestion(office(), part, { text: 'Mine?' })),
        work: async (store) => {
          await statusOf(writeQuestion({ store, now: new Date() }, part, { text: 'Yours?' }));
          const after = await service.store.read(part);
          expect(after && linkedIds(after, 'questions')).toHaveLength(1);
        },
      };
    });
  });

  it('is made once although somebody else makes it, at whatever moment', async () => {
    const { period } = await prepare(1);
    await atEveryCall(service.store, async () => {
      const { section } = await seedEvaluation(service, period, [ada]);
      const change = (name: string) => ({ ...noChange, attributes: { name }, toOne: { period, applies_to: section } });
      let other = 0;
      return {
        meanwhile: async () => {
          other = await statusOf(createSet(office(), change('Theirs')));
        },
        work: async (store) => {
          const own = await statusOf(createSet({ store, now: new Date() }, change('Ours')));
          expect([own, other].filter((status) => status === 200)).toHaveLength(1);
        },
      };
    });
  });
});
