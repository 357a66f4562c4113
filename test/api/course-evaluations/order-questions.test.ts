import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteAnswered } from '../../../lib/domain/evaluations/tally/answered-sets.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import {
  nth,
  type OpenPeriod,
  openPeriod,
  seedInstructor,
} from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { authorizeStudent } from '../../support/student-token.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
let open: OpenPeriod;
let parts: readonly string[];
let questions: readonly string[][];

const scale = { points: 5 };
const asked = (texts: readonly string[]) => texts.map((text) => ({ kind: 'scale', scale, text }));

beforeAll(async () => {
  service = await startService();
});

const prepare = async (): Promise<void> => {
  const described = [asked(['A', 'B', 'C']), asked(['D', 'E'])];
  open = await openPeriod(service, { sections: 1, enrolments: [[0]], questions: described, now: new Date() });
  parts = open.questionSections.map(({ id }) => id);
  questions = open.questions.map((each) => each.map(({ id }) => id));
};

const order = (path: string, type: string, ids: readonly unknown[], headers = {}) =>
  service.call('POST', `/api/v1/${path}/order`, { body: { data: { type, attributes: { order: ids } } }, headers });

const orderParts = (ids: readonly unknown[], headers = {}, set = open.set.id) =>
  order(`course_evaluation_question_sets/${set}`, 'course_evaluation_question_set_section_order', ids, headers);

const orderQuestions = (part: number, ids: readonly unknown[]) =>
  order(`course_evaluation_question_set_sections/${nth(parts, part)}`, 'course_evaluation_question_order', ids);

const preview = (section: string) =>
  service.call('GET', `/api/v1/course_evaluation_periods/${open.period}/form_preview?section=${section}`);

/** What a student of the section would get, part by part. */
const outline = async () => {
  const { status, document, text } = await preview(nth(open.sections).id);
  expect(status, text).toBe(200);
  const { relationships } = document.data;
  const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
  return { parts: idsOf(relationships.question_set_sections), questions: idsOf(relationships.questions) };
};

const at = (index?: number) => ({
  pointer: ['/data/attributes/order', ...(index === undefined ? [] : [index])].join('/'),
});

describe('the order of the sections of a set', () => {
  beforeEach(prepare);

  it('is the one in which students meet them', async () => {
    const before = (await service.store.read(open.set))?.version ?? 0;
    const { status, document, text } = await orderParts(parts.toReversed());
    expect(status, text).toBe(200);
    expect(document.data).toMatchObject({ id: open.set.id, meta: { version: before + 1 } });
    expect((await outline()).parts).toEqual(parts.toReversed());
  });

  it('is answered once for each key', async () => {
    const key = { 'idempotency-key': `order-${open.set.id}` };
    const first = await orderParts(parts.toReversed(), key);
    await orderParts(parts);
    const again = await orderParts(parts.toReversed(), key);
    expect([again.status, again.document]).toEqual([200, first.document]);
    expect((await outline()).parts).toEqual(parts);
  });
});

describe('the order of the questions of a section', () => {
  beforeEach(prepare);

  it('takes in those that move here from another section of the set', async () => {
    const [[a = '', b = '', c = ''] = [], [d = '', e = ''] = []] = questions;
    const { status, text } = await orderQuestions(1, [e, b, d]);
    expect(status, text).toBe(200);
    expect((await outline()).questions).toEqual([a, c, e, b, d]);
    await expectReferencesKept(service.store);
  });

  it('takes one of more than a section keeps in its own item', async () => {
    const links = { question_set: toOne(open.set), question_set_section: toOne(nth(open.questionSections)) };
    const section = nth(open.questionSections);
    const putQuestions = (linkage: object) =>
      service.store.write([changeStep(keyOf.record(section), { set: [[['questions'], linkage]] }, () => 'gone')]);
    const own = (await service.store.read(section))?.questions as object;
    const others = Array.from({ length: inlineEntries }, () => [randomUUID(), {}]);
    await putQuestions({ ...own, ...Object.fromEntries(others) });
    const make = () => service.seed('course_evaluation_question', nth(asked(['F'])), links);
    const [{ id }, stays] = [await make(), await make()];
    expect((await orderQuestions(1, [id, ...nth(questions, 1)])).status).toBe(200);
    expect((await outline()).questions).toEqual([...nth(questions), stays.id, id, ...nth(questions, 1)]);
    // The others are of no record.
    await putQuestions(own);
    await expectReferencesKept(service.store);
  });
});

describe('an order', () => {
  // What is refused changes nothing.
  beforeAll(prepare);

  it.each([
    ['lacks one', () => [nth(parts)], 'incomplete_order', undefined],
    ['has one twice', () => [...parts, nth(parts)], 'repeated', 2],
    ['has one of elsewhere', () => [...parts, open.set.id], 'not_here', 2],
    ['has no text', () => [...parts, 3], 'not_a_string', 2],
  ])('of the sections of a set is refused where it %s', async (_, ids, code, index) => {
    expectRefusal(await orderParts(ids()), 422, { code, source: at(index) });
    expect((await outline()).parts).toEqual(parts);
  });

  it('of the sections of a set is refused for a set that is not there', async () => {
    expectRefusal(await orderParts(parts, {}, nth(parts)), 404, { code: 'not_found' });
  });

  it('of the questions of a section takes in none of another set', async () => {
    const other = await service.seed(
      'course_evaluation_question_set',
      { name: 'Other' },
      { period: toOne({ type: 'course_evaluation_period', id: open.period }) },
    );
    const part = await service.seed(
      'course_evaluation_question_set_section',
      { name: 'Part' },
      { question_set: toOne(other) },
    );
    const links = { question_set: toOne(other), question_set_section: toOne(part) };
    const { id } = await service.seed('course_evaluation_question', nth(asked(['F'])), links);
    const refused = await orderQuestions(0, [...nth(questions), id]);
    expectRefusal(refused, 422, { code: 'not_here', source: at(3) });
  });

  it('of the questions of a section is refused where it lacks one', async () => {
    const refused = await orderQuestions(0, nth(questions).slice(1));
    expectRefusal(refused, 422, { code: 'incomplete_order', source: at() });
  });
});

it('changes nothing once students have answered', async () => {
  await prepare();
  await noteAnswered(service.store, [open.set]);
  expectRefusal(await orderParts(parts.toReversed()), 409, { code: 'already_answered' });
  expectRefusal(await orderQuestions(0, nth(questions).toReversed()), 409, { code: 'already_answered' });
  expect(await outline()).toEqual({ parts, questions: questions.flat() });
});

it('leaves one of two orders as a whole, and no question in two sections', async () => {
  await prepare();
  const [[a = '', b = '', c = ''] = [], [d = '', e = ''] = []] = questions;
  const answers = await Promise.all([
    orderQuestions(0, [c, b, a]),
    orderQuestions(1, [e, a, d]),
    orderQuestions(0, [b, a, c, d]),
    orderParts(parts.toReversed()),
  ]);
  for (const { status, text } of answers) expect([200, 422], text).toContain(status);
  const left = await outline();
  expect(left.questions.toSorted()).toEqual(questions.flat().toSorted());
  expect(left.parts).toEqual(parts.toReversed());
  await expectReferencesKept(service.store);
});

it('changes the order before the first answer, or not at all', async () => {
  await prepare();
  const reversed = nth(questions).toReversed();
  const [{ status }] = await Promise.all([orderQuestions(0, reversed), noteAnswered(service.store, [open.set])]);
  const first = status === 200 ? reversed : nth(questions);
  expect([200, 409]).toContain(status);
  expect((await outline()).questions).toEqual([...first, ...nth(questions, 1)]);
});

describe('the preview of a form', () => {
  beforeAll(prepare);

  it('is what a student of the section gets', async () => {
    await seedInstructor(service, nth(open.sections), await service.seedUser('Grace Hopper'));
    const headers = await authorizeStudent(service, nth(open.students).id, open.period);
    const path = `/api/v1/course_evaluations/${nth(open.evaluations)}/form`;
    const given = await service.call('GET', path, { headers });
    const shown = await preview(nth(open.sections).id);
    expect(shown.status, shown.text).toBe(200);
    const { links: _, ...form } = given.document;
    expect(shown.document).toMatchObject(form);
  });

  it('is of a section of the period alone', async () => {
    expectRefusal(await preview(nth(parts)), 404, { code: 'not_found' });
    expectRefusal(await preview('x'), 400, { code: 'invalid_filter', source: { parameter: 'section' } });
  });

  it('is not for students', async () => {
    const headers = await authorizeStudent(service, nth(open.students).id, open.period);
    const path = `/api/v1/course_evaluation_periods/${open.period}/form_preview?section=${nth(open.sections).id}`;
    expectRefusal(await service.call('GET', path, { headers }), 403, { code: 'missing_scope' });
  });
});
