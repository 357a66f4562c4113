import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSet } from '../../../lib/domain/evaluations/questions/create-set.ts';
import { levelSetId } from '../../../lib/domain/evaluations/questions/levels/layers.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { expectInvalid, expectRefusal, statusOf } from '../../support/expectations.ts';
import { atEveryCall } from '../../support/interleave.ts';
import { knownPerson } from '../../support/known-person.ts';
import { seedLayer, writeQuestion, writeSet } from '../../support/levels.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { actingFor, seedChair, seedEvaluation, seedTeacher, type Teacher } from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const sets = '/api/v1/course_evaluation_question_sets';
const parts = '/api/v1/course_evaluation_question_set_sections';
const questions = '/api/v1/course_evaluation_questions';
const layers = '/api/v1/question_layers';
const periods = '/api/v1/course_evaluation_periods';
const until = daysFromNow(2);

let [science, maths, physics]: StoredRecord[] = [];
let [ada, bob, dean, rival]: Teacher[] = [];
type Headers = { readonly authorization: string };
let asAda: Headers;
let asBob: Headers;
let asDean: Headers;
let asRival: Headers;

beforeAll(async () => {
  science = await service.seed('department', { name: 'Science' });
  maths = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(science) });
  physics = await service.seed('department', { name: 'Physics' }, { parent: toOne(science) });
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', physics);
  dean = await seedTeacher(service, 'Dean');
  rival = await seedTeacher(service, 'Rival');
  await seedChair(service, dean, science.id);
  await seedChair(service, rival, physics.id);
  const acting = ({ user }: Teacher) => actingFor(service.store, user, 'periods:write', 'questions:read');
  asAda = await acting(ada);
  asBob = await acting(bob);
  asDean = await acting(dean);
  asRival = await acting(rival);
});

afterEach(() => {
  vi.useRealTimers();
});

/** A period that opens in four days, with a section that Ada teaches, and layers of Mathematics and the instructors. */
const prepare = async (most = 2) => {
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term', draft: false };
  const period = await service.seed('course_evaluation_period', attributes, { term: toOne(term) });
  const schedule = await service.seed(
    'course_evaluation_period_schedule',
    { opens_at: daysFromNow(4), closes_at: daysFromNow(9) },
    { period: toOne(period) },
  );
  const evaluated = await seedEvaluation(service, period, [ada] as Teacher[]);
  const layer = await seedLayer(service, period, { department: maths as StoredRecord, most, until });
  const own = await seedLayer(service, period, { most, until, from_bank_only: false });
  return { period, schedule, layer, own, ...evaluated };
};

const post = (path: string, type: string, attributes: object, relationships: object, headers?: Headers) =>
  service.call('POST', path, { body: { data: { type, attributes, relationships } }, ...(headers && { headers }) });

const postSet = (period: StoredRecord, target: StoredRecord | undefined, headers?: Headers) =>
  post(
    sets,
    'course_evaluation_question_set',
    { name: 'More' },
    { period: toOne(period), ...(target && { applies_to: toOne(target) }) },
    headers,
  );

const postPart = (set: StoredRecord, headers?: Headers) =>
  post(parts, 'course_evaluation_question_set_section', { name: 'More' }, { question_set: toOne(set) }, headers);

const question = { text: 'Was the lab open?', kind: 'scale', scale: { points: 5 } };

const postQuestion = (part: StoredRecord, attributes: object = {}, headers?: Headers) =>
  post(
    questions,
    'course_evaluation_question',
    { ...question, ...attributes },
    { question_set_section: toOne(part) },
    headers,
  );

const office = () => ({ store: service.store, now: new Date() });

describe('a layer', () => {
  let period: StoredRecord;
  let layer: StoredRecord;

  // What is refused changes nothing.
  beforeAll(async () => {
    ({ period, layer } = await prepare());
  });

  it('says who adds how many questions until when, and is shown with its default', async () => {
    const answer = await service.call('GET', `${layers}?filter[period]=${period.id}`);
    expect(answer.document.meta.total).toBe(2);
    expect(answer.document.data.map((each: { attributes: object }) => each.attributes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 'department', most: 2, until, from_bank_only: false }),
        expect.objectContaining({ level: 'instructor', from_bank_only: false }),
      ]),
    );
  });

  it.each([
    ['without a department', { level: 'department' }, {}, 'required_for_level', '/data'],
    ['with more questions than instructors add', { most: 6 }, {}, 'too_many_for_level', '/data/attributes/most'],
    ['until the opening', { until: daysFromNow(4) }, {}, 'after_opening', '/data/attributes/until'],
    ['of instructors for the second time', {}, {}, 'taken', '/data/attributes/level'],
  ])('is refused %s', async (_how, attributes, relationships, code, pointer) => {
    const whole = { level: 'instructor', most: 2, until, ...attributes };
    const answer = await post(layers, 'question_layer', whole, { period: toOne(period), ...relationships });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.document.errors).toEqual([expect.objectContaining({ code })]);
    expect(answer.document.errors[0].source.pointer).toContain(pointer);
  });

  it('says of which level a period has one already', async () => {
    const again = async (attributes: object, relationships: Record<string, unknown> = {}) =>
      post(layers, 'question_layer', { most: 2, until, ...attributes }, { period: toOne(period), ...relationships });
    const [instructors, department] = [
      await again({ level: 'instructor' }),
      await again({ level: 'department' }, { department: toOne(maths as StoredRecord) }),
    ];
    expectInvalid(instructors, 'Level of instructors has a layer in this period already');
    expectInvalid(department, 'Department has a layer in this period already');
  });

  it('stays as it is once the period opens', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(daysFromNow(4.001)) });
    const change = { type: layer.type, id: layer.id, attributes: { most: 9 } };
    const answers = [
      await service.call('PATCH', `${layers}/${layer.id}`, { body: { data: change } }),
      await service.call('DELETE', `${layers}/${layer.id}`),
      await post(
        layers,
        'question_layer',
        { level: 'department', most: 1, until },
        {
          period: toOne(period),
          department: toOne(physics as StoredRecord),
        },
      ),
    ];
    for (const each of answers) expectRefusal(each, 409, { code: 'period_opened', detail: expect.any(String) });
  });
});

describe('the set of a department or a section', () => {
  it('is written by those who chair the department or one above, and by those who teach the section', async () => {
    const { period, section } = await prepare();
    const department = maths as StoredRecord;
    for (const headers of [asRival, asAda, asBob])
      expectRefusal(await postSet(period, department, headers), 403, {
        code: 'authority_required',
        detail: expect.any(String),
      });
    for (const headers of [asRival, asDean, asBob])
      expectRefusal(await postSet(period, section, headers), 403, {
        code: 'authority_required',
        detail: expect.any(String),
      });
    for (const [target, headers, others] of [
      [department, asDean, asAda],
      [section, asAda, asDean],
    ] as const) {
      const made = await postSet(period, target, headers);
      expect(made.status, made.text).toBe(201);
      const set: StoredRecord = made.document.data;
      expect(set.id).toBe(levelSetId(period.id, target.id));
      const part = (await postPart(set, headers)).document.data;
      const asked = (await postQuestion(part, {}, headers)).document.data;
      expect((await postPart(set, others)).status).toBe(403);
      expect((await postQuestion(part, {}, others)).status).toBe(403);
      // Even a translation, which does not change the question, needs the right.
      const attributes = { text_translations: { de: 'Offen?' } };
      const body = { data: { type: asked.type, id: asked.id, attributes } };
      expect((await service.call('PATCH', `${questions}/${asked.id}`, { body, headers: others })).status).toBe(403);
      expect((await service.call('PATCH', `${questions}/${asked.id}`, { body, headers })).status).toBe(200);
      const order = { type: 'course_evaluation_question_order', attributes: { order: [asked.id] } };
      const ordering = (by: Headers) =>
        service.call('POST', `${parts}/${part.id}/order`, { body: { data: order }, headers: by });
      expect((await ordering(others)).status).toBe(403);
      expect((await ordering(headers)).status).toBe(200);
      const parting = { type: 'course_evaluation_question_set_section_order', attributes: { order: [part.id] } };
      const ordered = (by: Headers) =>
        service.call('POST', `${sets}/${set.id}/order`, { body: { data: parting }, headers: by });
      expect((await ordered(others)).status).toBe(403);
      expect((await ordered(headers)).status).toBe(200);
      expectRefusal(await postSet(period, target, headers), 422, {
        code: 'taken',
        detail: 'Applies to has a question set in this period already',
      });
      expect((await service.call('DELETE', `${questions}/${asked.id}`, { headers: others })).status).toBe(403);
      expect((await service.call('DELETE', `${questions}/${asked.id}`, { headers })).status).toBe(204);
    }
    // They are counted and listed, and are none of the institution's.
    const found = await service.call('GET', `${sets}?filter[period]=${period.id}`);
    expect(found.document.meta.total).toBe(2);
    const filtered = async (of: string) =>
      (await service.call('GET', `${sets}?filter[period]=${period.id}&filter[applies_to]=${of}`)).document.data.length;
    expect(await Promise.all([filtered(department.id), filtered(section.id), filtered('')])).toEqual([1, 1, 0]);
    expect(linkedIds((await service.store.read(period)) as StoredRecord, 'question_sets')).toEqual([]);
    expect((await service.call('DELETE', `${periods}/${period.id}`)).status).toBe(409);
  });

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
      const { section } = await seedEvaluation(service, period, [ada] as Teacher[]);
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
      const { section } = await seedEvaluation(service, period, [ada] as Teacher[]);
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

  it('takes unchanged copies of the bank alone where its layer says so', async () => {
    const { period, own, section } = await prepare();
    const { part } = await writeSet(office(), period, section);
    const item = await service.seed('question_bank_item', { ...question, allows_comment: true, state: 'offered' });
    const use = () =>
      post(
        `/api/v1/question_bank_items/${item.id}/uses`,
        'question_bank_use',
        {},
        { question_set_section: toOne(part) },
        asAda,
      );
    const wanted = { code: 'not_from_bank', detail: expect.any(String), source: { pointer: '/data' } };
    // Nobody could review what students write there.
    expectRefusal(await postQuestion(part, { kind: 'text', scale: null }, asAda), 422, wanted);
    expectRefusal(await postQuestion(part, { allows_comment: true }, asAda), 422, wanted);
    const body = { data: { type: own.type, id: own.id, attributes: { from_bank_only: null } } };
    expect((await service.call('PATCH', `${layers}/${own.id}`, { body })).status).toBe(200);
    expectRefusal(await postQuestion(part, {}, asAda), 422, wanted);
    const copied = await use();
    expect(copied.status, copied.text).toBe(201);
    const { id, type } = copied.document.data;
    const patch = (attributes: object) =>
      service.call('PATCH', `${questions}/${id}`, { body: { data: { type, id, attributes } }, headers: asAda });
    expectRefusal(await patch({ text: 'Was the lab warm?' }), 422, wanted);
    // Students could read something else in another language.
    expectRefusal(await patch({ text_translations: { de: 'War ich nett?' } }), 422, wanted);
    expect((await patch({ is_required: true })).status).toBe(200);
  });
});

describeInProcess('a person who has signed in', () => {
  it('writes the own questions and sees the form of the own section, and nothing of others', async () => {
    const { period, section } = await prepare();
    const other = await seedEvaluation(service, period, [bob] as Teacher[]);
    const sign = await knownPerson(service, (ada as Teacher).user.id);
    const headers = await sign();
    const made = await postSet(period, section, headers);
    expect(made.status, made.text).toBe(201);
    const part: StoredRecord = (await postPart(made.document.data, headers)).document.data;
    expect((await postQuestion(part, {}, headers)).status).toBe(201);
    expect((await postSet(period, undefined, headers)).status).toBe(403);
    expect((await postSet(period, other.section, headers)).status).toBe(403);
    const source = {
      data: { type: 'course_evaluation_question_set_copy', attributes: {}, relationships: { source: toOne(period) } },
    };
    const copying = await service.call('POST', `${periods}/${period.id}/question_sets/copies`, {
      body: source,
      headers,
    });
    expectRefusal(copying, 403, { code: 'authority_required', detail: expect.any(String) });
    for (const path of [sets, `${questions}`, `${periods}`])
      expect((await service.call('GET', path, { headers })).status).toBe(403);
    expect((await service.call('GET', `${layers}?filter[period]=${period.id}`, { headers })).status).toBe(200);
    const preview = (of: StoredRecord) =>
      service.call('GET', `${periods}/${period.id}/form_preview?section=${of.id}`, { headers });
    const form = await preview(section);
    expect(form.status, form.text).toBe(200);
    expect(form.document.data.relationships.questions.data).toHaveLength(1);
    expect((await preview(other.section)).status).toBe(403);
    expectRefusal(await preview(period), 404, {
      code: 'not_found',
      detail: `There is no section with the id "${period.id}" in the evaluation period`,
      source: { parameter: 'section' },
    });
    await expectReferencesKept(service.store);
  });

  it('finds what can be added, until when, and what was written of it, also without a question', async () => {
    const { period, section, layer, own } = await prepare(3);
    const reading = (teacher: Teacher | undefined) =>
      knownPerson(service, (teacher as Teacher).user.id).then((sign) => sign());
    const additions = async (headers: Headers) => {
      const { status, text, document } = await service.call('GET', '/api/v1/my/response_rates', { headers });
      expect(status, text).toBe(200);
      return document.meta.additions.filter((each: { period: string }) => each.period === period.id);
    };
    const [taught, chaired, foreign] = [await reading(ada), await reading(dean), await reading(rival)];
    const shown = { period: period.id, period_name: 'Finals', most: 3, until, from_bank_only: false, questions: 0 };
    const ofSection = { ...shown, ...{ layer: own.id, level: 'instructor', target: section.id, section: section.id } };
    expect(await additions(taught)).toEqual([{ ...ofSection, name: expect.any(String) }]);
    const ofMaths = { ...shown, level: 'department', target: maths?.id, name: 'Mathematics', section: section.id };
    expect(await additions(chaired)).toEqual([{ ...ofMaths, layer: layer.id }]);
    expect(await additions(foreign)).toEqual([]);
    const set: StoredRecord = (await postSet(period, section, taught)).document.data;
    const part: StoredRecord = (await postPart(set, taught)).document.data;
    const preview = async () => {
      const path = `${periods}/${period.id}/form_preview?section=${section.id}`;
      const { document } = await service.call('GET', path, { headers: taught });
      return document.data.relationships;
    };
    expect(await preview()).toMatchObject({
      question_sets: { data: [{ id: set.id }] },
      question_set_sections: { data: [{ id: part.id }] },
      questions: { data: [] },
    });
    expect((await postQuestion(part, {}, taught)).status).toBe(201);
    expect(await additions(taught)).toMatchObject([{ questions: 1 }]);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(daysFromNow(4.001)) });
    expect(await additions(await reading(ada))).toEqual([]);
  });

  it('who chairs a department reads the bank and the forms of its sections, and copies no sets', async () => {
    const { period, section } = await prepare();
    const headers = await (await knownPerson(service, (dean as Teacher).user.id))();
    const relationships = { source: toOne((await prepare()).period) };
    const copying = await post(
      `${periods}/${period.id}/question_sets/copies`,
      'course_evaluation_question_set_copy',
      {},
      relationships,
      headers,
    );
    expectRefusal(copying, 403, { code: 'authority_required', detail: expect.any(String) });
    const item = await service.seed('question_bank_item', { ...question, state: 'offered' });
    const versions = await service.call('GET', `/api/v1/question_bank_items/${item.id}/versions`, { headers });
    expect(versions.status, versions.text).toBe(200);
    const form = await service.call('GET', `${periods}/${period.id}/form_preview?section=${section.id}`, { headers });
    expect(form.status, form.text).toBe(200);
  });
});
