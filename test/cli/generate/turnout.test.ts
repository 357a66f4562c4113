import { expect, it } from 'vitest';
import { answerInstant } from '../../../cli/generate/turnout.ts';
import { randomOf } from '../../../lib/runtime/random.ts';

const [opens, closes] = [Date.parse('2026-02-01T08:00:00Z'), Date.parse('2026-02-15T22:00:00Z')];
const many = Array.from({ length: 2_000 }, (_, index) => randomOf('days', index));

it('students answer while the period is open, most of them after it opens and before it closes', () => {
  const instants = many.map((random) => answerInstant({ opens, closes, end: closes }, random));
  expect(instants.every((each) => opens <= each.getTime() && each.getTime() < closes)).toBe(true);
  const days = instants.map((each) => each.toISOString().slice(0, 10));
  const share = (from: string, to: string) => days.filter((day) => from <= day && day < to).length / days.length;
  expect(share('2026-02-01', '2026-02-04')).toBeGreaterThan(0.3);
  expect(share('2026-02-13', '2026-02-16')).toBeGreaterThan(0.3);
});

it('students answer a period that has just opened at that very moment', () => {
  for (const random of many.slice(0, 50))
    expect(answerInstant({ opens, closes: undefined, end: opens + 1 }, random).getTime()).toBe(opens);
});
