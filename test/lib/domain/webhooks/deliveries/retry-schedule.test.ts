import { expect, it } from 'vitest';
import { maxAttempts, requestedWait, waitAfter } from '../../../../../lib/domain/webhooks/deliveries/retry-schedule.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const seconds = (attempts: number, chance: number): number => (waitAfter(attempts, { chance }) ?? Number.NaN) / 1_000;

it('attempts ten times: at once, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h', () => {
  const all = Array.from({ length: maxAttempts }, (_each, attempts) => seconds(attempts, 0.5));
  expect(all).toEqual([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(waitAfter(maxAttempts, { chance: 0.5 })).toBeUndefined();
});

it('spreads an attempt by a tenth in both directions', () => {
  expect([seconds(2, 0), seconds(2, 1)]).toEqual([270, 330]);
});

it('gives an endpoint the time that it asks for, not less than its own, and at most a day', () => {
  expect(requestedWait('120', now)).toBe(120_000);
  expect(requestedWait('Sun, 22 Nov 2026 10:02:00 GMT', now)).toBe(120_000);
  expect(requestedWait('Sun, 22 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(requestedWait('999999999', now)).toBe(86_400_000);
  expect([requestedWait(undefined, now), requestedWait('soon', now), requestedWait('-5', now)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(waitAfter(1, { chance: 0.5, requested: 120_000 })).toBe(120_000);
  expect(waitAfter(3, { chance: 0.5, requested: 1_000 })).toBe(1_800_000);
});
