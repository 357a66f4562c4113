import { afterEach, expect, it, vi } from 'vitest';
import { learnTime, serviceTime } from '../../../../app/src/shared/requests/service-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

const answerWith = (headers: HeadersInit): Response => new Response(null, { headers });

it.each([
  ['five minutes ahead', '2026-03-14T15:05:00.400Z'],
  ['an hour behind', '2026-03-14T14:00:00.400Z'],
  ['right', '2026-03-14T15:00:00.400Z'],
])('knows the time of the service where the clock of the computer is %s', (_what, own) => {
  vi.useFakeTimers({ now: new Date(own) });
  learnTime(answerWith({ date: 'Sat, 14 Mar 2026 15:00:00 GMT' }));
  vi.advanceTimersByTime(90_000);
  expect(serviceTime().toISOString()).toBe('2026-03-14T15:01:30.000Z');
  learnTime(answerWith({ date: 'Sat, 14 Mar 2026 15:00:30 GMT', age: '60' }));
  expect(serviceTime().toISOString()).toBe('2026-03-14T15:01:30.000Z');
  learnTime(answerWith({}));
  expect(serviceTime().toISOString()).toBe('2026-03-14T15:01:30.000Z');
});
