import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { noteAnswered } from '../../../lib/domain/evaluations/tally/answered-sets.ts';
import { CopiedQuestions } from '../../support/copied-questions.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
let questions: CopiedQuestions;
beforeAll(async () => {
  service = await startService();
  questions = new CopiedQuestions(service, await service.seed('course_evaluation_term', { name: 'Fall' }));
});

it('copies sets, sections and questions, in their order', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  await questions.ask(source, 2, 3);
  const { status, document, headers, text } = await questions.copy(target, source);
  expect(status, text).toBe(201);
  expect(document.data).toMatchObject([
    { type: 'course_evaluation_question_set', attributes: { name: 'Course', position: 0 } },
  ]);
  expect(headers.location).toMatch(new RegExp(`/course_evaluation_periods/${target.id}/question_sets$`));
  expect(await questions.outlineOf(target)).toEqual(await questions.outlineOf(source));
  await expectReferencesKept(service.store);
});

it('keeps the order of what was made within one millisecond', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await questions.ask(source, 8, 1);
  await questions.copy(target, source);
  expect(await questions.outlineOf(target)).toEqual(await questions.outlineOf(source));
});

it('makes no second copy when it is repeated, and leaves what was changed since', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  await questions.ask(source, 1, 2);
  const first = await questions.copy(target, source);
  const [{ id }] = first.document.data;
  const attributes = { name: 'Renamed' };
  const body = { data: { type: 'course_evaluation_question_set', id, attributes } };
  await service.call('PATCH', `/api/v1/course_evaluation_question_sets/${id}`, { body });
  const again = await questions.copy(target, source);
  expect(again.document.data).toMatchObject([{ id, attributes }]);
  expect(await questions.outlineOf(target)).toHaveLength(1);
});

it('copies sets next to one that has the greatest position that can be kept', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  await questions.ask(source, 1, 1);
  const greatest = { name: 'Last', position: Number.MAX_SAFE_INTEGER };
  await service.seed('course_evaluation_question_set', greatest, { period: toOne(target) });
  const { status, document, text } = await questions.copy(target, source);
  expect(status, text).toBe(201);
  expect(document.data).toMatchObject([{ attributes: { name: 'Course', position: Number.MAX_SAFE_INTEGER } }]);
});

it('makes one copy where two ask at once, behind those that exist', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  await questions.ask(source, 2, 2);
  await questions.ask(target, 1, 1);
  const answers = await Promise.all([
    questions.copy(target, source),
    questions.copy(target, source),
    questions.copy(target, source),
  ]);
  for (const { status, text } of answers) expect(status, text).toBe(201);
  expect((await questions.outlineOf(target)).map(([name, position]) => [name, position])).toEqual([
    ['Course', 0],
    ['Course', 1],
  ]);
});

it('refuses a period that was answered, one that is not there, and the period itself', async () => {
  const [source, target] = [await questions.newPeriod(), await questions.newPeriod()];
  await questions.ask(source, 1, 1);
  await noteAnswered(service.store, [await questions.ask(target, 1, 1)]);
  const pointer = '/data/relationships/source/data';
  expectRefusal(await questions.copy(target, source), 409, { code: 'already_answered' });
  const nobody = { type: source.type, id: '01890a5d-ac96-774b-bcce-b302099a8057' };
  expectRefusal(await questions.copy(target, nobody), 404, { code: 'related_not_found', source: { pointer } });
  expectRefusal(await questions.copy({ ...target, id: nobody.id }, source), 404, { code: 'not_found' });
  const itself = { code: 'inside_itself', source: { pointer: '/data/relationships/source' } };
  expectRefusal(await questions.copy(source, source), 422, itself);
});
