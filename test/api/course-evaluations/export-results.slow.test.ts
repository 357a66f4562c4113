import { expect, it } from 'vitest';
import { released, scaleResult, seedEvaluation, seedPeriod, seedResult } from '../../support/results.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read');

it('an export of results continues where an answer was full, without a second header', async () => {
  const many = await seedPeriod(service, released);
  const questions = Array.from({ length: 600 }, () => scaleResult(crypto.randomUUID()));
  for (let count = 0; count < 24; count += 1)
    await seedResult(service, many, await seedEvaluation(service, many, []), {
      units: [{ instructor: null, questions }],
    });
  let next: string | undefined = `/api/v1/course_evaluation_results?filter[period]=${many.id}`;
  const texts: string[] = [];
  while (next !== undefined) {
    const answer = await service.call('GET', next, { headers: { ...reader, accept: 'text/csv' } });
    expect(Buffer.byteLength(answer.text)).toBeLessThan(4_600_000);
    texts.push(answer.text);
    const [, link] = /^<(.*)>; rel="next"$/.exec(answer.headers.link ?? '') ?? [];
    next = link && new URL(link).pathname + new URL(link).search;
  }
  expect(texts.length).toBeGreaterThan(1);
  const lines = texts.join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 24 * 600);
  expect(lines.filter((line) => line.startsWith('evaluation,'))).toHaveLength(1);
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(24);
});
