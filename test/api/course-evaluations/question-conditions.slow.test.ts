import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createQuestion } from '../../../lib/domain/evaluations/questions/create-question.ts';
import { guardQuestions } from '../../../lib/domain/evaluations/questions/refuse-answered.ts';
import { noteAnswered } from '../../../lib/domain/evaluations/tally/answered-sets.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import { deleteRecord } from '../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../lib/model/write/dependents.ts';
import { courseEvaluationQuestion } from '../../../lib/resources/course-evaluations/course-evaluation-question.ts';
import { types } from '../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { nth } from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { CopiedQuestions } from '../../support/copied-questions.ts';
import { statusOf } from '../../support/expectations.ts';
import { atEveryCall } from '../../support/interleave.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const term = await service.seed('course_evaluation_term', { name: 'Fall' });
const period = await new CopiedQuestions(service, term).newPeriod();

const type = 'course_evaluation_question';
const choices = ['a', 'b'].map((key) => ({ key, label: key }));
const scale = { points: 5 };

interface Asked {
  readonly set: StoredRecord;
  readonly parts: readonly StoredRecord[];
  /** `scale`, `pick`, `rated` (about instructors) and `words`, in this order. */
  readonly ids: Readonly<Record<'scale' | 'pick' | 'rated' | 'words', string>>;
}

const newSet = async (): Promise<Asked> => {
  const set = await service.seed('course_evaluation_question_set', { name: 'S' }, { period: toOne(period) });
  const question_set = toOne(set);
  const part = (position: number) =>
    service.seed('course_evaluation_question_set_section', { name: 'P', position }, { question_set });
  const parts = [await part(0), await part(1)];
  const links = { question_set_section: toOne(nth(parts)), question_set };
  const ask = async (attributes: object) => (await service.seed(type, { text: 'Q?', ...attributes }, links)).id;
  const ids = {
    scale: await ask({ kind: 'scale', scale: { ...scale, first: 1, polarity: 'ascending' }, position: 0 }),
    pick: await ask({ kind: 'multiple_choice', choices, position: 1 }),
    rated: await ask({ kind: 'single_choice', subject: 'instructor', choices, position: 2 }),
    words: await ask({ kind: 'text', position: 3 }),
  };
  return { set, parts, ids };
};

let asked: Asked;
const prepare = async (): Promise<void> => {
  asked = await newSet();
};

const create = (shown_if: unknown, attributes: object = {}, part = nth(asked.parts, 1)) =>
  service.call('POST', '/api/v1/course_evaluation_questions', {
    body: {
      data: {
        type,
        attributes: { text: 'Why?', kind: 'text', shown_if, ...attributes },
        relationships: { question_set_section: toOne(part) },
      },
    },
  });

const patch = (id: string, attributes: object) =>
  service.call('PATCH', `/api/v1/course_evaluation_questions/${id}`, { body: { data: { type, id, attributes } } });

const orderOf = (path: string, bodyType: string, order: readonly string[]) =>
  service.call('POST', `/api/v1/${path}/order`, { body: { data: { type: bodyType, attributes: { order } } } });

type Answered = Awaited<ReturnType<typeof create>>;

const made = ({ status, document, text }: Answered): { id: string; attributes: object } => {
  expect(status, text).toBe(201);
  return document.data;
};

const expectProblem = (
  { status, document }: Answered,
  code: string,
  path = '',
  detail: unknown = expect.any(String),
): void => {
  const errors = [{ code, detail, source: { pointer: `/data/attributes/shown_if${path}` } }];
  expect({ status, errors: document.errors }).toMatchObject({ status: 422, errors });
};

/** `pointer` is where the request says what breaks the condition; undefined where it says nothing. */
const expectBroken = ({ status, document }: Answered, question: string, pointer?: string): void => {
  const error = { code: 'condition_broken', meta: { questions: [question] } };
  expect({ status, errors: document.errors }).toMatchObject({ status: 409, errors: [error] });
  expect(document.errors[0].source).toEqual(pointer === undefined ? undefined : { pointer });
};

describe('a condition', () => {
  // What is refused changes nothing.
  beforeAll(prepare);

  it.each([
    ['a later question', 'not_earlier', '/question', ({ words }: Asked['ids']) => [words, 'scale'] as const],
    ['the question itself', 'not_earlier', '/question', ({ scale: own }: Asked['ids']) => [own, 'scale'] as const],
  ])('is refused on %s', async (_name, code, path, given) => {
    const [question, changed] = given(asked.ids);
    expectProblem(await patch(asked.ids[changed], { shown_if: { question, in: [1] } }), code, path);
  });

  it.each<[string, (ids: Asked['ids']) => unknown, object, string, string]>([
    ['on a text', ({ words }) => ({ question: words, in: ['a'] }), {}, 'decides_nothing', '/question'],
    [
      'of a course question on instructors',
      ({ rated }) => ({ question: rated, in: ['a'] }),
      {},
      'other_subject',
      '/question',
    ],
    [
      'with a value off the scale',
      ({ scale: named }) => ({ question: named, in: [1, 6] }),
      {},
      'not_an_answer',
      '/in/1',
    ],
    ['with another choice', ({ pick }) => ({ question: pick, in: ['c'] }), {}, 'not_an_answer', '/in/0'],
    ['with a value twice', ({ pick }) => ({ question: pick, in: ['a', 'a'] }), {}, 'repeated', '/in/1'],
    ['without values', ({ pick }) => ({ question: pick, in: [] }), {}, 'blank', ''],
    ['of a heading', ({ pick }) => ({ question: pick, in: ['a'] }), { kind: 'heading' }, 'does_not_apply', ''],
  ])('is refused %s', async (_name, condition, attributes, code, path) => {
    expectProblem(await create(condition(asked.ids), attributes), code, path);
  });

  it('is refused on a question of another set, though it is earlier there', async () => {
    const other = await newSet();
    expectProblem(await create({ question: other.ids.scale, in: [1] }), 'not_earlier', '/question');
  });

  it.each([
    ['does not exist', period.id],
    ['no id can name', 'x#'.repeat(10)],
  ])('is refused on a question that %s', async (_name, question) => {
    const { status, document } = await create({ question, in: [1] });
    const detail = `There is no ${type} with the id "${question}"`;
    const source = { pointer: '/data/attributes/shown_if/question' };
    expect({ status, errors: document.errors }).toMatchObject({
      status: 404,
      errors: [{ code: 'related_not_found', detail, source }],
    });
  });
});

describe('a condition on an earlier question', () => {
  beforeEach(prepare);

  it.each([
    ['values of a scale', 'scale', [1, 2]],
    ['choices', 'pick', ['b']],
  ] as const)('names %s of an earlier question, and is shown as it was given', async (_name, named, values) => {
    const shown_if = { question: asked.ids[named], in: values };
    const { id, attributes } = made(await create(shown_if));
    expect(attributes).toMatchObject({ shown_if });
    const { document } = await patch(id, { shown_if: null });
    expect(document.data.attributes.shown_if).toBe(null);
  });

  it('does not depend on another one, in either order', async () => {
    const { id } = made(await create({ question: asked.ids.scale, in: [1] }, { kind: 'scale', scale }));
    const own = 'Shown if question must be a question without a condition of its own';
    expectProblem(await create({ question: id, in: [1] }), 'nested_condition', '/question', own);
    const second = made(await create({ question: asked.ids.pick, in: ['a'] }));
    expectProblem(
      await patch(asked.ids.pick, { shown_if: { question: asked.ids.scale, in: [1] } }),
      'nested_condition',
      '',
      'Shown if must be null as long as other questions are shown only after certain answers to this one',
    );
    made(await create({ question: asked.ids.rated, in: ['a'] }, { subject: 'instructor' }));
    expect(second.id).not.toBe(id);
  });

  it('can not be changed once students have answered', async () => {
    const { id } = made(await create({ question: asked.ids.scale, in: [1] }));
    await noteAnswered(service.store, [asked.set]);
    const { status, document } = await patch(id, { shown_if: null });
    expect([status, document.errors[0].code]).toEqual([409, 'already_answered']);
  });
});

describe('what a condition relies on', () => {
  let dependent: string;
  beforeEach(async () => {
    await prepare();
    ({ id: dependent } = made(await create({ question: asked.ids.scale, in: [5] }, { position: 4 }, nth(asked.parts))));
  });

  it('is not deleted, unless the condition goes before', async () => {
    const path = `/api/v1/course_evaluation_questions/${asked.ids.scale}`;
    expectBroken(await service.call('DELETE', path), dependent);
    await patch(dependent, { shown_if: null });
    expect((await service.call('DELETE', path)).status).toBe(204);
  });

  it('is deleted in one request with what depends on it, in this order alone', async () => {
    const media = 'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"';
    const remove = (...ids: readonly string[]) =>
      service.call('POST', '/api/v1/operations', {
        body: { 'atomic:operations': ids.map((id) => ({ op: 'remove', ref: { type, id } })) },
        headers: { 'content-type': media, accept: media },
      });
    expect((await remove(asked.ids.scale, dependent)).document.errors[0].code).toBe('condition_broken');
    expect((await remove(dependent, asked.ids.words, asked.ids.scale)).status).toBe(204);
  });

  it('keeps its kind and the values', async () => {
    const at = (name: string) => `/data/attributes/${name}`;
    expectBroken(await patch(asked.ids.scale, { scale: null, kind: 'text' }), dependent, at('kind'));
    expectBroken(await patch(asked.ids.scale, { text: 'Q', scale: { points: 4 } }), dependent, at('scale'));
    expectBroken(await patch(asked.ids.scale, { subject: 'instructor' }), dependent, at('subject'));
    const wider = { scale: { points: 7 }, text: 'Otherwise?' };
    expect((await patch(asked.ids.scale, wider)).status).toBe(200);
  });

  it('stays earlier, by whatever it is moved', async () => {
    const [first, second] = asked.parts.map(({ id }) => id);
    const { scale: named, pick, rated, words } = asked.ids;
    const [position, ordered] = ['/data/attributes/position', '/data/attributes/order'];
    expectBroken(await patch(named, { position: 99 }), dependent, position);
    const within = (part: string | undefined, order: readonly string[]) =>
      orderOf(`course_evaluation_question_set_sections/${part}`, 'course_evaluation_question_order', order);
    expectBroken(await within(first, [pick, rated, words, dependent, named]), dependent, ordered);
    expectBroken(await within(second, [named]), dependent, ordered);
    expect((await within(second, [dependent])).status).toBe(200);
    const parts = (order: readonly (string | undefined)[]) =>
      orderOf(
        `course_evaluation_question_sets/${asked.set.id}`,
        'course_evaluation_question_set_section_order',
        order.flatMap((id) => id ?? []),
      );
    expectBroken(await parts([second, first]), dependent, ordered);
    expect((await parts([first, second])).status).toBe(200);
    const section = 'course_evaluation_question_set_section';
    const body = { data: { type: section, id: first, attributes: { position: 9 } } };
    expectBroken(await service.call('PATCH', `/api/v1/${section}s/${first}`, { body }), dependent, position);
  });
});

describe('what a condition will rely on', () => {
  it.each([
    ['deleted', 404, (id: string) => service.call('DELETE', `/api/v1/course_evaluation_questions/${id}`)],
    ['changed', 422, (id: string) => patch(id, { scale: { points: 4 } })],
    ['moved', 422, (id: string) => patch(id, { position: 9 })],
  ])('is %s before a condition comes, or not at all, at whatever moment', async (_name, refused, take) => {
    await atEveryCall(service.store, async () => {
      asked = await newSet();
      const named = asked.ids.scale;
      const change = {
        ...noChange,
        attributes: { text: 'Why?', kind: 'text', position: 5, shown_if: { question: named, in: [5] } },
        toOne: { question_set_section: nth(asked.parts) },
      };
      let taken: number | undefined;
      return {
        meanwhile: async () => {
          ({ status: taken } = await take(named));
        },
        work: async (store) => {
          const creating = await statusOf(createQuestion({ store, now: new Date() }, change));
          expect([taken, creating]).toEqual(
            taken === undefined ? [undefined, 200] : [expect.toBeOneOf([200, 204]), refused],
          );
        },
      };
    });
  });

  it('comes to no set whose question is being deleted, at whatever moment', async () => {
    await atEveryCall(service.store, async () => {
      asked = await newSet();
      const named = asked.ids.scale;
      const deletion = {
        resource: courseEvaluationQuestion,
        dependents: dependentsOf(courseEvaluationQuestion, types.values()),
      };
      let creation: number | undefined;
      return {
        meanwhile: async () => {
          ({ status: creation } = await create({ question: named, in: [5] }));
        },
        work: async (store) => {
          const guard = guardQuestions({ store, now: new Date() });
          const deleting = await statusOf(deleteRecord(store, { ...deletion, guard }, named, new Date()));
          expect([creation, deleting]).toEqual(creation === undefined ? [undefined, 200] : [201, 409]);
        },
      };
    });
  });
});

it('copies of sets have conditions on the copies', async () => {
  const questions = new CopiedQuestions(service, term);
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  const set = await questions.ask(source, 1, 1);
  const links = { question_set: toOne(set) };
  const part = await service.seed('course_evaluation_question_set_section', { name: 'Last', position: 9 }, links);
  const below = { ...links, question_set_section: toOne(part) };
  const named = await service.seed(type, { text: 'N?', kind: 'multiple_choice', choices, position: 0 }, below);
  made(await create({ question: named.id, in: ['a'] }, { position: 1 }, part));
  const { document, status, text } = await questions.copy(target, source);
  expect(status, text).toBe(201);
  const list = `/api/v1/course_evaluation_questions?filter[question_set]=${document.data[0].id}`;
  const copies: { id: string; attributes: Record<string, unknown> }[] = (await service.call('GET', list)).document.data;
  const copied = copies.find(({ attributes }) => attributes.text === 'N?');
  expect(copies.flatMap(({ attributes }) => attributes.shown_if ?? [])).toEqual([{ question: copied?.id, in: ['a'] }]);
});
