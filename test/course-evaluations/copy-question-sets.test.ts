import { beforeAll, expect, it } from 'vitest';
import { noteAnswered } from '../../lib/domain/evaluations/answering/questionnaires.ts';
import { readQuestionnaire } from '../../lib/domain/evaluations/questions/read-questionnaire.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { expectRefusal } from '../conformance/conformance.ts';
import { expectReferencesKept } from '../support/references.ts';
import { startService, type TestService, toOne } from '../support/service.ts';

let service: TestService;
let term: StoredRecord;
beforeAll(async () => {
  service = await startService();
  term = await service.seed('course_evaluation_term', { name: 'Fall' });
});

const newPeriod = () =>
  service.seed('course_evaluation_period', { name: 'P', evaluation_type: 'midterm' }, { term: toOne(term) });

const ask = async (period: StoredRecord, sections: number, questions: number) => {
  const links = { period: toOne(period) };
  const set = await service.seed('course_evaluation_question_set', { name: 'Course', position: 0 }, links);
  for (let part = 0; part < sections; part += 1) {
    const below = { question_set: toOne(set) };
    const section = await service.seed('course_evaluation_question_set_section', { name: `Part ${part}` }, below);
    const parents = { ...below, question_set_section: toOne(section) };
    for (let position = 0; position < questions; position += 1) {
      const attributes = {
        text: `Question ${part}.${position}`,
        text_translations: { de: 'Frage' },
        kind: 'scale',
        scale: { points: 7 },
        position,
      };
      await service.seed('course_evaluation_question', attributes, parents);
    }
  }
  return set;
};

const copy = (target: StoredRecord, source: { readonly type: string; readonly id: string }) =>
  service.call('POST', `/api/v1/course_evaluation_periods/${target.id}/question_sets/copies`, {
    body: { data: { type: 'course_evaluation_question_set_copy', relationships: { source: toOne(source) } } },
  });

const outlineOf = async (period: StoredRecord) => {
  const sets = await readQuestionnaire(service.store, (await service.store.read(period)) ?? period);
  return sets.map(({ set, sections }) => [
    set.name,
    set.position,
    sections.map(({ section, questions }) => [
      section.name,
      questions.map(({ text, scale, position, text_translations }) => [text, scale, position, text_translations]),
    ]),
  ]);
};

it('copies sets, sections and questions, in their order', async () => {
  const [source, target] = [await newPeriod(), await newPeriod()];
  await ask(source, 2, 3);
  const { status, document, headers, text } = await copy(target, source);
  expect(status, text).toBe(201);
  expect(document.data).toMatchObject([
    { type: 'course_evaluation_question_set', attributes: { name: 'Course', position: 0 } },
  ]);
  expect(headers.location).toMatch(new RegExp(`/course_evaluation_periods/${target.id}/question_sets$`));
  expect(await outlineOf(target)).toEqual(await outlineOf(source));
  await expectReferencesKept(service.store);
});

it('makes no second copy when it is repeated, and leaves what was changed since', async () => {
  const [source, target] = [await newPeriod(), await newPeriod()];
  await ask(source, 1, 2);
  const first = await copy(target, source);
  const [{ id }] = first.document.data;
  const attributes = { name: 'Renamed' };
  const body = { data: { type: 'course_evaluation_question_set', id, attributes } };
  await service.call('PATCH', `/api/v1/course_evaluation_question_sets/${id}`, { body });
  const again = await copy(target, source);
  expect(again.document.data).toMatchObject([{ id, attributes }]);
  expect(await outlineOf(target)).toHaveLength(1);
});

it('makes one copy where two ask at once, behind what is there', async () => {
  const [source, target] = [await newPeriod(), await newPeriod()];
  await ask(source, 2, 2);
  await ask(target, 1, 1);
  const answers = await Promise.all([copy(target, source), copy(target, source), copy(target, source)]);
  for (const { status, text } of answers) expect(status, text).toBe(201);
  expect((await outlineOf(target)).map(([name, position]) => [name, position])).toEqual([
    ['Course', 0],
    ['Course', 1],
  ]);
});

it('refuses a period that was answered, one that is not there, and the period itself', async () => {
  const [source, target] = [await newPeriod(), await newPeriod()];
  await ask(source, 1, 1);
  await noteAnswered(service.store, [await ask(target, 1, 1)]);
  const pointer = '/data/relationships/source/data';
  expectRefusal(await copy(target, source), 409, { code: 'already_answered' });
  const nobody = { type: source.type, id: '01890a5d-ac96-774b-bcce-b302099a8057' };
  expectRefusal(await copy(target, nobody), 404, { code: 'related_not_found', source: { pointer } });
  expectRefusal(await copy({ ...target, id: nobody.id }, source), 404, { code: 'not_found' });
  const itself = { code: 'inside_itself', source: { pointer: '/data/relationships/source' } };
  expectRefusal(await copy(source, source), 422, itself);
});
