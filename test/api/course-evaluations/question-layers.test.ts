import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { levelSetId } from '../../../lib/domain/evaluations/questions/levels/layers.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { expectInvalid, expectRefusal } from '../../support/expectations.ts';
import { knownPerson } from '../../support/known-person.ts';
import { writeSet } from '../../support/levels.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { seedEvaluation, type Teacher } from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, toOne } from '../../support/service.ts';
import {
  type Headers,
  layers,
  openFaculty,
  parts,
  periods,
  question,
  questions,
  sets,
  until,
} from './support/open-faculty.ts';

const service = await startService();
const { maths, physics, ada, bob, dean, rival, asAda, asBob, asDean, asRival, ...faculty } = await openFaculty(service);
const { prepare, post, postSet, postPart, postQuestion } = faculty;

afterEach(() => {
  vi.useRealTimers();
});

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
      await again({ level: 'department' }, { department: toOne(maths) }),
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
          department: toOne(physics),
        },
      ),
    ];
    for (const each of answers) expectRefusal(each, 409, { code: 'period_opened', detail: expect.any(String) });
  });
});

describe('the set of a department or a section', () => {
  it('is written by those who chair the department or one above, and by those who teach the section', async () => {
    const { period, section } = await prepare();
    const department = maths;
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

  it('takes unchanged copies of the bank alone where its layer says so', async () => {
    const { period, own, section } = await prepare();
    const { part } = await writeSet({ store: service.store, now: new Date() }, period, section);
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
    const other = await seedEvaluation(service, period, [bob]);
    const sign = await knownPerson(service, ada.user.id);
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
    const reading = ({ user }: Teacher) => knownPerson(service, user.id).then((sign) => sign());
    const additions = async (headers: Headers) => {
      const { status, text, document } = await service.call('GET', '/api/v1/my/response_rates', { headers });
      expect(status, text).toBe(200);
      return document.meta.additions.filter((each: { period: string }) => each.period === period.id);
    };
    const [taught, chaired, foreign] = [await reading(ada), await reading(dean), await reading(rival)];
    const shown = { period: period.id, period_name: 'Finals', most: 3, until, from_bank_only: false, questions: 0 };
    const ofSection = { ...shown, ...{ layer: own.id, level: 'instructor', target: section.id, section: section.id } };
    expect(await additions(taught)).toEqual([{ ...ofSection, name: expect.any(String) }]);
    const ofMaths = { ...shown, level: 'department', target: maths.id, name: 'Mathematics', section: section.id };
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
    const headers = await (await knownPerson(service, dean.user.id))();
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
