import { beforeAll, expect, it } from 'vitest';
import { CopiedQuestions } from '../support/copied-questions.ts';
import { expectReferencesKept } from '../support/references.ts';
import { startService, type TestService } from '../support/service.ts';

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
