import { beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../lib/access/scopes.ts';
import { useItem } from '../../../lib/domain/evaluations/questions/bank/use-item.ts';
import { questionKey } from '../../../lib/domain/evaluations/results/benchmarks/question-key.ts';
import { noteAnswered } from '../../../lib/domain/evaluations/tally/answered-sets.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { statusOf } from '../../support/expectations.ts';
import { atEveryCall } from '../../support/interleave.ts';
import {
  released,
  scaleResult,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
} from '../../support/results.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

interface Resource {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const type = 'question_bank_item';
const items = '/api/v1/question_bank_items';
const asked = {
  text: 'The goals were clear.',
  text_translations: { de: 'Die Ziele waren klar.' },
  kind: 'scale',
  subject: 'instructor',
  scale: { points: 5, labels: ['1', '2', '3', '4', '5'] },
  is_required: true,
  not_applicable: false,
  allows_comment: true,
};

let service: TestService;
let term: StoredRecord;
beforeAll(async () => {
  service = await startService();
  term = await service.seed('course_evaluation_term', { name: 'Fall' });
});

const ok = async (method: 'GET' | 'PATCH' | 'POST', path: string, data?: object) => {
  const answer = await service.call(method, path, data && { body: { data } });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.document;
};

const create = async (attributes: object = {}): Promise<Resource> =>
  (await ok('POST', items, { type, attributes: { ...asked, state: 'offered', ...attributes } })).data;

const patch = ({ id }: { readonly id: string }, attributes: object) =>
  service.call('PATCH', `${items}/${id}`, { body: { data: { type, id, attributes } } });

const newPart = async () => {
  const period = await service.seed(
    'course_evaluation_period',
    { name: 'Finals', evaluation_type: 'midterm' },
    { term: toOne(term) },
  );
  const set = await service.seed('course_evaluation_question_set', { name: 'Course' }, { period: toOne(period) });
  const part = await service.seed(`${set.type}_section`, { name: 'Goals' }, { question_set: toOne(set) });
  return { period, set, part };
};

const use = (item: { readonly id: string }, part: StoredRecord, attributes = {}, headers = {}) =>
  service.call('POST', `${items}/${item.id}/uses`, {
    body: {
      data: { type: 'question_bank_use', attributes, relationships: { question_set_section: toOne(part) } },
    },
    headers,
  });

const used = async (...given: Parameters<typeof use>): Promise<Resource> => {
  const { status, document, text } = await use(...given);
  expect(status, text).toBe(201);
  return document.data;
};

const stored = async ({ type: of, id }: Resource): Promise<StoredRecord> => {
  const found = await service.store.read({ type: of, id });
  if (found === undefined) throw new Error(`there is no ${of} ${id}`);
  return found;
};

const keyOf = async (question: Resource) => questionKey(await stored(question), new Map());

const changeQuestion = ({ type: of, id }: Resource, attributes: object) =>
  ok('PATCH', `/api/v1/course_evaluation_questions/${id}`, { type: of, id, attributes });

describe('an item of the bank', () => {
  it('is a draft of the institution unless it says otherwise, and is found by owner and state', async () => {
    const { data } = await ok('POST', items, { type, attributes: { text: 'Clear?', kind: 'text' } });
    expect(data).toMatchObject({
      attributes: { state: 'draft', version: 1, subject: 'course', max_length: 4_000 },
      relationships: { owner: { data: null } },
    });
    const owner = await service.seed('department', { name: 'Physics' });
    const relationships = { owner: toOne(owner) };
    const { data: own } = await ok('POST', items, { type, attributes: asked, relationships });
    const { data: found } = await ok('GET', `${items}?filter[owner]=${owner.id}&filter[state]=draft`);
    expect(found.map(({ id }: Resource) => id)).toEqual([own.id]);
    expectRefusal(await service.call('DELETE', `/api/v1/departments/${owner.id}`), 409, {});
  });

  it('is checked as a question is', async () => {
    const post = (attributes: object) => service.call('POST', items, { body: { data: { type, attributes } } });
    expectRefusal(await post({ text: 'Clear?', kind: 'scale' }), 422, {
      code: 'required_for_kind',
      source: { pointer: '/data/attributes' },
    });
    expectRefusal(await post({ ...asked, state: 'proposed' }), 422, {
      code: 'not_in_list',
      source: { pointer: '/data/attributes/state' },
    });
  });

  it('makes a version of each change of what it asks once it is offered, and keeps the previous ones', async () => {
    const item = await create({ state: 'draft' });
    const versionAfter = async (attributes: object) => {
      const { status, document, text } = await patch(item, attributes);
      expect(status, text).toBe(200);
      expect((await ok('GET', `${items}/${item.id}`)).data).toEqual(document.data);
      return document.data.attributes.version;
    };
    expect(await versionAfter({ text: 'The aims were clear.' })).toBe(1);
    expect(await versionAfter({ state: 'offered' })).toBe(1);
    expect(await versionAfter({ text: 'The goals of the course were clear.' })).toBe(2);
    expect(await versionAfter({ text: 'The goals of the course were clear.' })).toBe(2);
    expect(await versionAfter({ state: 'retired' })).toBe(2);
    expect(await versionAfter({ scale: { points: 7 } })).toBe(3);
    const { meta } = await ok('GET', `${items}/${item.id}/versions`);
    expect(meta).toMatchObject({
      total: 2,
      versions: [
        { ...asked, version: 2, text: 'The goals of the course were clear.' },
        { ...asked, version: 1, text: 'The aims were clear.' },
      ],
    });
  });

  it('loses no version where two change it at once', async () => {
    const item = await create();
    const texts = ['One', 'Two', 'Three', 'Four'];
    await Promise.all(texts.map((text) => patch(item, { text })));
    const { data } = await ok('GET', `${items}/${item.id}`);
    const { meta } = await ok('GET', `${items}/${item.id}/versions`);
    expect(data.attributes.version).toBe(5);
    const all = [data.attributes, ...meta.versions] as readonly { readonly text: string; readonly version: number }[];
    expect(all.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
    expect(all.map(({ text }) => text).sort()).toEqual([...texts, asked.text].sort());
  });

  it('never is a draft again, and keeps no more than its item holds', async () => {
    const item = await create();
    const pointer = '/data/attributes/state';
    expectRefusal(await patch(item, { state: 'draft' }), 409, { code: 'never_draft_again', source: { pointer } });
    expectRefusal(await patch(item, { state: null }), 409, { code: 'never_draft_again', source: { pointer } });
    const large = Array.from({ length: 50 }, (_, n) => ({ key: `k${n}`, label: '教'.repeat(1_000) }));
    const chosen = await create({ kind: 'single_choice', scale: null, choices: large });
    expect((await patch(chosen, { text: 'One?' })).status).toBe(200);
    expectRefusal(await patch(chosen, { text: 'Two?' }), 422, { code: 'too_many_versions' });
  });

  it('is read and written with scopes of its own', async () => {
    const item = await create();
    const authorized = async (...scopes: readonly Scope[]) => ({
      headers: await service.authorize(...scopes),
    });
    const reader = await authorized('questions:read');
    expect((await service.call('GET', `${items}/${item.id}`, reader)).status).toBe(200);
    expectRefusal(await service.call('DELETE', `${items}/${item.id}`, reader), 403, {});
    expectRefusal(await service.call('GET', items, await authorized('periods:read')), 403, {});
  });
});

describe('a use of an item', () => {
  it('puts a copy into the section, which remembers the item and its version', async () => {
    const { part, set } = await newPart();
    const item = await create();
    await patch(item, { text: 'The goals were clear to me.' });
    const copy = await used(item, part, { position: 4 });
    expect(copy).toMatchObject({
      type: 'course_evaluation_question',
      attributes: { ...asked, text: 'The goals were clear to me.', position: 4, origin: { item: item.id, version: 2 } },
      relationships: { question_set: { data: toOne(set).data }, question_set_section: { data: toOne(part).data } },
    });
    expect((await ok('GET', `/api/v1/course_evaluation_questions/${copy.id}`)).data).toEqual(copy);
    await patch(item, { text: 'Something else.' });
    expect((await stored(copy)).text).toBe('The goals were clear to me.');
  });

  it('makes one copy of a request that is repeated with its key', async () => {
    const { part } = await newPart();
    const item = await create();
    const headers = { 'idempotency-key': 'once' };
    expect((await used(item, part, {}, headers)).id).toBe((await used(item, part, {}, headers)).id);
  });

  it('is refused of what is not offered, not there, or already answered, and makes nothing then', async () => {
    const { part, set } = await newPart();
    const [draft, retired, offered] = [
      await create({ state: 'draft' }),
      await create({ state: 'retired' }),
      await create(),
    ];
    for (const [item, state] of [
      [draft, 'draft'],
      [retired, 'retired'],
    ] as const)
      expectRefusal(await use(item, part), 409, { code: 'not_offered', meta: { state }, source: { pointer: '/data' } });
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expectRefusal(await use({ id }, part), 404, { code: 'not_found' });
    const pointer = '/data/relationships/question_set_section/data';
    expectRefusal(await use(offered, { ...part, id }), 404, { code: 'related_not_found', source: { pointer } });
    await noteAnswered(service.store, [set]);
    expectRefusal(await use(offered, part), 409, { code: 'already_answered' });
    const { data } = await ok('GET', `/api/v1/course_evaluation_questions?filter[question_set]=${set.id}`);
    expect(data).toEqual([]);
  });

  it('needs the scopes of both, and a scope of one alone writes nothing', async () => {
    const { part, set } = await newPart();
    const item = await create();
    const [writer, banker, both] = [
      await service.authorize('periods:write', 'periods:read'),
      await service.authorize('questions:write', 'questions:read'),
      await service.authorize('periods:write', 'questions:read'),
    ];
    expectRefusal(await use(item, part, {}, writer), 403, {});
    expectRefusal(await use(item, part, {}, banker), 403, {});
    const { data } = await ok('GET', `/api/v1/course_evaluation_questions?filter[question_set]=${set.id}`);
    expect(data).toEqual([]);
    await used(item, part, {}, both);
  });

  it('is of an offered item and of an unanswered set, whatever happens meanwhile', async () => {
    await atEveryCall(service.store, async () => {
      const [{ part, set }, item] = [await newPart(), await create()];
      const change = { ...noChange, toOne: { question_set_section: toOne(part).data } };
      let wasThere = false;
      return {
        meanwhile: async () => {
          await noteAnswered(service.store, [set]);
          wasThere = Object.keys(Object((await service.store.read(set))?.questions)).length > 0;
        },
        work: async (store) => {
          const status = await statusOf(useItem({ store, now: new Date() }, item.id, change));
          expect(status).toBe(wasThere || !(await service.store.read(set))?.answered ? 200 : 409);
          const questions = Object.keys(Object((await service.store.read(set))?.questions));
          expect(questions).toHaveLength(status === 200 ? 1 : 0);
        },
      };
    });
    await atEveryCall(service.store, async () => {
      const [{ part }, item] = [await newPart(), await create()];
      const change = { ...noChange, toOne: { question_set_section: toOne(part).data } };
      return {
        meanwhile: () => patch(item, { text: 'Other words.' }),
        work: async (store) => {
          const copy = await useItem({ store, now: new Date() }, item.id, change);
          const { version } = JSON.parse(String(copy.origin));
          expect(copy.text).toBe(version === 1 ? asked.text : 'Other words.');
        },
      };
    });
  });

  it('stays as it is when the item is deleted with its versions', async () => {
    const { part } = await newPart();
    const item = await create();
    await patch(item, { text: 'The goals were clear to me.' });
    const copy = await used(item, part);
    expect((await service.call('DELETE', `${items}/${item.id}`)).status).toBe(204);
    expect((await ok('GET', `/api/v1/course_evaluation_questions/${copy.id}`)).data).toEqual(copy);
    expectRefusal(await service.call('GET', `${items}/${item.id}/versions`), 404, { code: 'not_found' });
    expect(await service.store.get({ pk: `${type}#${item.id}`, sk: 'previous_versions' })).toBeUndefined();
  });
});

describe('the origin of a question', () => {
  it('can not be written', async () => {
    const { part } = await newPart();
    const origin = { item: (await create()).id, version: 1, text: 'x' };
    const { data } = await ok('POST', '/api/v1/course_evaluation_questions', {
      type: 'course_evaluation_question',
      attributes: { ...asked, origin },
      relationships: { question_set_section: toOne(part) },
    });
    expect(data.attributes.origin).toBeNull();
    expect((await changeQuestion(data, { origin })).data.attributes.origin).toBeNull();
  });

  it('stays with what changes no meaning, and ends with what does', async () => {
    const item = await create();
    const originAfter = async (attributes: object) => {
      const copy = await used(item, (await newPart()).part);
      return (await changeQuestion(copy, attributes)).data.attributes.origin;
    };
    const kept = { item: item.id, version: 1 };
    expect(await originAfter({ text_translations: { fr: 'Clair.' }, position: 9, is_required: false })).toEqual(kept);
    expect(await originAfter({ ...asked })).toEqual(kept);
    const label_translations = { de: ['5', '4', '3', '2', '1'] };
    expect(await originAfter({ scale: { ...asked.scale, label_translations } })).toEqual(kept);
    expect(await originAfter({ text: 'The goals were unclear.' })).toBeNull();
    expect(await originAfter({ subject: 'course' })).toBeNull();
    expect(await originAfter({ scale: { ...asked.scale, polarity: 'descending' } })).toBeNull();
    expect(await originAfter({ kind: 'text', scale: null, allows_comment: false })).toBeNull();
  });

  it('joins copies of all versions, and equal words join where there is none', async () => {
    const item = await create();
    const first = await used(item, (await newPart()).part);
    await patch(item, { text: 'I understood the goals.' });
    const second = await used(item, (await newPart()).part);
    const { part } = await newPart();
    const written = async (text: string): Promise<Resource> =>
      (
        await ok('POST', '/api/v1/course_evaluation_questions', {
          type: 'course_evaluation_question',
          attributes: { ...asked, text },
          relationships: { question_set_section: toOne(part) },
        })
      ).data;
    const key = await keyOf(first);
    expect(key).toBeDefined();
    expect(await keyOf(second)).toBe(key);
    expect(await keyOf(await written('the GOALS were clear'))).toBe(key);
    expect(await keyOf(await written('I understood the goals.'))).not.toBe(key);
  });

  it('shows in results what joins them', async () => {
    const origin = { item: (await create()).id, version: 2, text: asked.text };
    const shown = async (attributes: object) => {
      const period = await seedPeriod(service, released);
      const question = await seedQuestion(service, period, { subject: 'course', ...attributes });
      const evaluated = await seedEvaluation(service, period, [await seedTeacher(service, 'Ada')]);
      await seedResult(service, period, evaluated, {
        units: [{ instructor: null, questions: [scaleResult(question.id)] }],
      });
      const { data } = await ok('GET', `/api/v1/course_evaluations/${evaluated.evaluation.id}/result`);
      expect(data.attributes.units[0].questions[0].question_key).toBe(questionKey(question, new Map()));
      return data.attributes.units[0].questions[0].question_key;
    };
    const key = await shown({ text: asked.text });
    expect(await shown({ text: 'I understood the goals.', origin })).toBe(key);
    expect(await shown({ text: 'I understood the goals.' })).not.toBe(key);
  });

  it('does not join what is on another scale, or asks something else since', async () => {
    const item = await create();
    const first = await used(item, (await newPart()).part);
    const key = await keyOf(first);
    await patch(item, { scale: { points: 7 } });
    expect(await keyOf(await used(item, (await newPart()).part))).not.toBe(key);
    await changeQuestion(first, { text: 'The goals were unclear.' });
    expect(await keyOf(first)).not.toBe(key);
  });

  it('goes along when question sets are copied', async () => {
    const [from, to] = [await newPart(), await newPart()];
    const item = await create();
    await patch(item, { text: 'I understood the goals.' });
    const copy = await used(item, from.part);
    const relationships = { source: toOne(from.period) };
    const data = { type: 'course_evaluation_question_set_copy', relationships };
    const { data: sets } = await ok(
      'POST',
      `/api/v1/course_evaluation_periods/${to.period.id}/question_sets/copies`,
      data,
    );
    const { data: questions } = await ok(
      'GET',
      `/api/v1/course_evaluation_questions?filter[question_set]=${sets[0].id}`,
    );
    expect(questions).toMatchObject([{ attributes: { origin: { item: item.id, version: 2 } } }]);
    expect(await keyOf(questions[0])).toBe(await keyOf(copy));
  });
});
