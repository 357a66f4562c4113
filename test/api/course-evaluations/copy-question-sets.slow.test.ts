import { beforeAll, expect, it } from 'vitest';
import { CopiedQuestions } from '../../support/copied-questions.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';

let service: TestService;
let questions: CopiedQuestions;
beforeAll(async () => {
  service = await startService();
  questions = new CopiedQuestions(service, await service.seed('course_evaluation_term', { name: 'Fall' }));
});

it('completes what is missing, also where it takes more than one transaction', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  await questions.ask(source, 4, 40);
  expect((await questions.copy(target, source)).status).toBe(201);
  const whole = await questions.outlineOf(target);
  expect(whole).toEqual(await questions.outlineOf(source));
  const [of] = await questions.setsOf(target);
  const [lost] = of?.sections[0]?.questions ?? [];
  expect((await service.call('DELETE', `/api/v1/course_evaluation_questions/${lost?.id}`)).status).toBe(204);
  expect(await questions.outlineOf(target)).not.toEqual(whole);
  await questions.copy(target, source);
  expect(await questions.outlineOf(target)).toEqual(whole);
  await expectReferencesKept(service.store);
});

it('copies in parts what is more bytes than one transaction takes', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  const set = await questions.ask(source, 1, 0);
  const [of] = await questions.setsOf(source);
  const section = of?.sections[0]?.section;
  if (section === undefined) throw new Error('no section');
  const languages = [...'abcdefghijklmnopqrstuvwx'].map((letter) => [`a${letter}`, 'ж'.repeat(1_024)]);
  const attributes = { text: 'Clear?', kind: 'text', text_translations: Object.fromEntries(languages) };
  const parents = { question_set: toOne(set), question_set_section: toOne(section) };
  // Fewer items than a transaction takes, and 4.2 MB.
  for (let count = 0; count < 85; count += 1) await service.seed('course_evaluation_question', attributes, parents);
  const { status, text } = await questions.copy(target, source);
  expect(status, text).toBe(201);
  expect(await questions.outlineOf(target)).toEqual(await questions.outlineOf(source));
  await expectReferencesKept(service.store);
});

it('answers a repeated request with its key also where the first answer was too large to be kept', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  const period = toOne(source);
  // 85 names of 765 bytes each.
  for (let position = 0; position < 85; position += 1)
    await service.seed('course_evaluation_question_set', { name: '教'.repeat(255), position }, { period });
  const copy = () =>
    service.call('POST', `/api/v1/course_evaluation_periods/${target.id}/question_sets/copies`, {
      body: { data: { type: 'course_evaluation_question_set_copy', relationships: { source: period } } },
      headers: { 'idempotency-key': 'large' },
    });
  const [first, again] = [await copy(), await copy()];
  expect([first.status, again.status], again.text).toEqual([201, 201]);
  expect(Buffer.byteLength(first.text)).toBeGreaterThan(100 * 1024);
  expect(again.document.data).toEqual(first.document.data);
});
