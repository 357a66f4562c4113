import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteAnswered } from '../../../lib/domain/evaluations/tally/answered-sets.ts';
import { releaseSet } from '../../../lib/domain/evaluations/tally/items.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { expectRefusal, forAll } from '../conformance/conformance.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

interface Resource {
  readonly type: string;
  readonly id: string;
}

let period: Resource;
let set: Resource;
let section: Resource;
let question: Resource;

const pathOf = ({ type, id }: Resource): string => `/api/v1/${type}s/${id}`;

const post = (type: string, attributes: object, relationships: object) =>
  service.call('POST', `/api/v1/${type}s`, { body: { data: { type, attributes, relationships } } });

const create = async (...given: Parameters<typeof post>): Promise<Resource> => {
  const { status, text, document } = await post(...given);
  expect(status, text).toBe(201);
  return document.data;
};

const patch = ({ type, id }: Resource, attributes: object) =>
  service.call('PATCH', pathOf({ type, id }), { body: { data: { type, id, attributes } } });

const asked = { text: 'Was it too fast?', kind: 'scale', scale: { points: 5 }, position: 1 };

beforeEach(async () => {
  const term = await service.seed('course_evaluation_term', { name: 'Fall' });
  period = await service.seed(
    'course_evaluation_period',
    { name: 'Finals', evaluation_type: 'end_of_term' },
    { term: toOne(term) },
  );
  // Its schedule is past: it is open once it is no draft.
  await service.seed(
    'course_evaluation_period_schedule',
    { opens_at: '2020-01-01T00:00:00Z' },
    { period: toOne(period) },
  );
  await patch(period, { draft: false });
  set = await create('course_evaluation_question_set', { name: 'Course' }, { period: toOne(period) });
  section = await create('course_evaluation_question_set_section', { name: 'Pace' }, { question_set: toOne(set) });
  question = await create('course_evaluation_question', asked, { question_set_section: toOne(section) });
});

const storedSet = async (): Promise<StoredRecord> => {
  const found = await service.store.read(set);
  if (found === undefined) throw new Error('the set is gone');
  return found;
};

/** What a submission does before its ballot. */
const answer = async () => noteAnswered(service.store, [await storedSet()]);

const refused = { code: 'already_answered' };

/** Every write of what a period asks, but for what stays free. */
const writes = () =>
  [
    ['text', () => patch(question, { text: 'Too slow?' })],
    ['kind', () => patch(question, { kind: 'text', scale: null })],
    ['scale', () => patch(question, { scale: { points: 5, labels: ['a', 'b', 'c', 'd', 'e'] } })],
    ['place', () => patch(question, { position: 2 })],
    ['a translation and more', () => patch(question, { text_translations: { de: 'Zu schnell?' }, is_required: true })],
    ['deletion', () => service.call('DELETE', pathOf(question))],
    ['a new question', () => post('course_evaluation_question', asked, { question_set_section: toOne(section) })],
    ['name of the section', () => patch(section, { name: 'Speed' })],
    ['deletion of the section', () => service.call('DELETE', pathOf(section))],
    ['a new section', () => post(section.type, { name: 'More' }, { question_set: toOne(set) })],
    ['place of the set', () => patch(set, { position: 4 })],
    ['name of the set', () => patch(set, { name: 'Your course' })],
    ['deletion of the set', () => service.call('DELETE', pathOf(set))],
    ['a new set', () => post(set.type, { name: 'More' }, { period: toOne(period) })],
  ] as const;

describe('what a period asks', () => {
  it('changes while nobody has answered, also where the period is open', async () => {
    expect((await service.call('GET', pathOf(period))).document.data.attributes.status).toBe('open');
    expect((await patch(question, { text: 'Too slow?', position: 0 })).status).toBe(200);
    expect((await patch(section, { name: 'Speed' })).status).toBe(200);
    expect((await patch(set, { name: 'Your course', position: 3 })).status).toBe(200);
    expect((await service.call('DELETE', pathOf(question))).status).toBe(204);
  });

  it('is fixed once a student has answered, down to its order', async () => {
    await answer();
    await answer();
    await forAll(writes(), async ([, write]) => expectRefusal(await write(), 409, refused));
  });

  it('still gets translations then, and takes what it is already', async () => {
    const labels = ['a', 'b', 'c', 'd', 'e'];
    await patch(question, { scale: { points: 5, labels } });
    await answer();
    const scale = { points: 5, labels, label_translations: { de: [...labels].reverse() } };
    expect((await patch(question, { scale })).document.data.attributes.scale).toMatchObject(scale);
    expectRefusal(await patch(question, { scale: { ...scale, labels: scale.label_translations.de } }), 409, refused);
    expect((await patch(section, { name_translations: { de: 'Tempo' } })).status).toBe(200);
    const text_translations = { de: 'War es zu schnell?' };
    const { scale: _, ...others } = asked;
    const changed = await patch(question, { ...others, text_translations });
    expect(changed.document.data.attributes).toMatchObject({ text: asked.text, text_translations });
    expect((await patch(question, { ...asked, scale: { points: 5, labels } })).status).toBe(200);
  });

  it('changes again when the answers have been discarded', async () => {
    await answer();
    await service.store.write([releaseSet(await storedSet())]);
    expect((await patch(question, { text: 'Too slow?' })).status).toBe(200);
  });

  it('either changes before a first ballot reads it, or is refused', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const change = patch(question, { text: `Version ${n}` });
        const ballot = n === 6 ? answer() : undefined;
        await ballot;
        const seen = ballot && (await service.store.read(question));
        await change;
        return seen;
      }),
    );
    const seen = outcomes.find((each) => each !== undefined);
    expect((await service.store.read(question))?.text).toBe(seen?.text);
    expectRefusal(await patch(question, { text: 'Too late' }), 409, refused);
  });

  it('costs little to be changed', async () => {
    expect(costOf(await patch(set, { name: 'Other' })).roundTrips).toBe(2);
    expect(costOf(await patch(question, { text: 'Other?' })).roundTrips).toBe(3);
    expect(costOf(await patch(question, { text_translations: { de: 'x' } })).roundTrips).toBe(2);
    const created = await post('course_evaluation_question', asked, { question_set_section: toOne(section) });
    expect(costOf(created).roundTrips).toBe(3);
  });
});
