import { beforeAll, expect, it } from 'vitest';
import { readQuestionnaire } from '../../lib/domain/evaluations/questions/read-questionnaire.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
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

it('completes what is missing, also where it takes more than one transaction', async () => {
  const [source, target] = [await newPeriod(), await newPeriod()];
  await ask(source, 4, 40);
  expect((await copy(target, source)).status).toBe(201);
  const whole = await outlineOf(target);
  expect(whole).toEqual(await outlineOf(source));
  const [of] = await readQuestionnaire(service.store, (await service.store.read(target)) ?? target);
  const [lost] = of?.sections[0]?.questions ?? [];
  expect((await service.call('DELETE', `/api/v1/course_evaluation_questions/${lost?.id}`)).status).toBe(204);
  expect(await outlineOf(target)).not.toEqual(whole);
  await copy(target, source);
  expect(await outlineOf(target)).toEqual(whole);
  await expectReferencesKept(service.store);
});
