import { beforeAll, describe, expect, it } from 'vitest';
import { readExamples } from '../../../infra/web/reference/examples.ts';
import { readBallots } from '../../../lib/store/ballots.ts';
import { fillWithSample } from '../../support/sample.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let samples: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startService();
  samples = await fillWithSample(service.store);
});

const listOf = async (query: string): Promise<{ id: string; attributes: Record<string, unknown> }[]> => {
  const { status, document } = await service.call('GET', `/api/v1/course_evaluation_${query}`);
  expect(status).toBe(200);
  return document.data;
};

describe('the results of the sample institution', () => {
  it('have figures of a class of three in a period that is released, with a comment', async () => {
    const id = samples.course_evaluation_result ?? '';
    const { document } = await service.call('GET', `/api/v1/course_evaluations/${id}/result`);
    expect(document.data.attributes).toMatchObject({
      // The section's own name begins with its course.
      name: 'MATH 101 Calculus I, section 01',
      status: 'available',
      enrolled: 3,
      completed: 3,
      response_rate: 1,
    });
    const questions = document.data.attributes.units.flatMap((unit: { questions: object[] }) => unit.questions);
    expect(new Set(questions.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['scale', 'single_choice', 'multiple_choice', 'text']),
    );
    const scales = questions.filter(({ kind }: { kind: string }) => kind === 'scale');
    for (const { n, figures } of scales) {
      expect(n).toBe(3);
      expect(figures.mean).toBeGreaterThanOrEqual(1);
    }
    expect(await listOf(`comments?filter[evaluation]=${id}`)).toHaveLength(1);
  });

  it('are those that the reference shows', async () => {
    const id = samples.course_evaluation_result ?? '';
    const { document } = await service.call('GET', `/api/v1/course_evaluation_results/${id}`);
    const { attributes } = (await readExamples()).shown.get('course_evaluation_result') ?? {};
    const { created_at: _created, updated_at: _updated, ...shown } = attributes ?? {};
    expect(document.data.attributes).toMatchObject(shown);
  });

  it('are withheld where a single student has answered', async () => {
    const found = await listOf('results?sort=section');
    const counts = Map.groupBy(found, ({ attributes }) => attributes.withheld_because ?? attributes.status);
    expect([...counts].map(([status, { length }]) => [status, length]).sort()).toEqual([
      ['available', 6],
      ['too_few_responses', 1],
    ]);
  });

  it('leave no ballot', async () => {
    for (const { id } of await listOf('results')) {
      expect((await Array.fromAsync(readBallots(service.store, id))).flat()).toEqual([]);
    }
  });
});
