import { expect, it } from 'vitest';
import type { Change } from '../../../lib/model/validation/change.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { courseEvaluationStudent as student } from '../../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { countSteps } from '../../../lib/store/counter.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { startService } from '../../support/service.ts';

const total = 1_000;
const perWrite = 50;

it('pages through 1,000 students of one millisecond, each once, in one round trip a page', async () => {
  const service = await startService();
  const user = { type: 'user', id: (await service.seedUser()).id };
  const change: Change = { attributes: {}, toOne: { user }, toMany: {}, data: { attributes: {}, relationships: {} } };
  const now = new Date('2026-03-01T12:00:00.000Z');
  const ids: string[] = [];
  for (let written = 0; written < total; written += perWrite) {
    const records = Array.from({ length: perWrite }, () => newRecord(student, change, now));
    ids.push(...records.map(({ id }) => id));
    const puts = records.map((record) => putStep(keyOf.record(record), record, () => undefined));
    await service.store.write([...puts, ...records.flatMap(() => countSteps(student, 1))]);
  }
  const seen: string[] = [];
  let target: string | null = '/api/v1/course_evaluation_students?page[size]=100&sort=-created_at';
  while (target !== null) {
    const { document, headers }: Awaited<ReturnType<typeof service.call>> = await service.call('GET', target);
    expect(document.data).toHaveLength(100);
    expect(document.meta.total).toBe(total);
    if (seen.length > 0) expect(headers['server-timing']).toContain(' 1 round trips');
    seen.push(...document.data.map(({ id }: { id: string }) => id));
    target = document.links.next?.replace('http://facet.test', '') ?? null;
  }
  expect(seen).toEqual(ids.sort().reverse());
});
