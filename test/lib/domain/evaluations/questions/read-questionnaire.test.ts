import { expect, it } from 'vitest';
import { questionsIn, readQuestionnaire } from '../../../../../lib/domain/evaluations/questions/read-questionnaire.ts';
import { Meter } from '../../../../../lib/store/meter.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { startService, toOne } from '../../../../support/service.ts';

const service = await startService();
const { store, seed } = service;

const newPeriod = async () => {
  const term = await seed('course_evaluation_term', { name: 'Autumn' });
  const attributes = { name: 'Autumn', evaluation_type: 'midterm' };
  return seed('course_evaluation_period', attributes, { term: toOne(term) });
};

const newSet = (period: StoredRecord, name: string, position: number) =>
  seed('course_evaluation_question_set', { name, position }, { period: toOne(period) });

const newSection = (set: StoredRecord, name: string) =>
  seed('course_evaluation_question_set_section', { name }, { question_set: toOne(set) });

const ask = (section: StoredRecord, text: string, given: object = {}, others: object = {}) =>
  seed(
    'course_evaluation_question',
    { text, kind: 'text', ...given },
    { question_set_section: toOne(section), ...others },
  );

const read = async (period: StoredRecord) => {
  const reader = new Store(store.client, store.tableName, { meter: new Meter() });
  const sets = await readQuestionnaire(reader, (await store.read(period)) ?? period);
  return { sets, roundTrips: reader.meter.consumption.roundTrips };
};

it('finds sets, sections and questions in their order, in 2 round trips', async () => {
  const period = await newPeriod();
  const second = await newSet(period, 'Second', 1);
  const first = await newSet(period, 'First', 0);
  const [teaching, course] = [await newSection(second, 'Teaching'), await newSection(first, 'Course')];
  const ofCourse = { question_set: toOne(first) };
  await ask(course, 'without a place', {}, ofCourse);
  await ask(course, 'at 1', { position: 1 }, ofCourse);
  await ask(course, 'at 0', { position: 0 }, ofCourse);
  await ask(teaching, 'of the second set', {}, { question_set: toOne(second) });
  const { sets, roundTrips } = await read(period);
  expect(
    sets.map(({ set, sections }) => [
      set.name,
      sections.map(({ section, questions }) => [section.name, questions.map(({ text }) => text)]),
    ]),
  ).toEqual([
    ['First', [['Course', ['at 0', 'at 1', 'without a place']]]],
    ['Second', [['Teaching', ['of the second set']]]],
  ]);
  expect(questionsIn(sets)).toHaveLength(4);
  expect(roundTrips).toBe(2);
});

it('finds a question that only its section knows', async () => {
  const period = await newPeriod();
  const section = await newSection(await newSet(period, 'Set', 0), 'Section');
  const { id } = await ask(section, 'Known to the section');
  const { sets } = await read(period);
  expect(questionsIn(sets)).toMatchObject([
    {
      id,
      section: section.id,
      kind: 'text',
      subject: 'course',
      isRequired: false,
      notApplicable: true,
      maxLength: 4_000,
    },
  ]);
});

it('finds nothing where a period asks nothing', async () => {
  expect(await read(await newPeriod())).toMatchObject({ sets: [], roundTrips: 0 });
});
