import { expect, it } from 'vitest';
import { fromLocal, toLocal, toRelative } from '../../../../app/src/staff/parts/times.ts';

// In the zone of the reader, whichever that is.
const at = (day: number, hour: number): Date => new Date(2026, 10, day, hour);
const shown = (now: Date, then: Date): string => toRelative(then.toISOString(), now.getTime());

it('days are those of the calendar: what is two nights away is not tomorrow', () => {
  expect(shown(at(23, 10), at(25, 9))).toBe('in 2 days');
  expect(shown(at(23, 23), at(25, 1))).toBe('in 2 days');
  expect(shown(at(23, 10), at(24, 11))).toBe('tomorrow');
  expect(shown(at(25, 9), at(23, 10))).toBe('2 days ago');
  expect(shown(at(23, 10), at(24, 9))).toBe('in 23 hours');
  expect(shown(at(23, 10), at(23, 12))).toBe('in 2 hours');
});

it('an instant keeps its seconds, and an unchanged text its instant', () => {
  const at = '2026-12-01T23:59:59.000Z';
  expect(fromLocal(toLocal(at))).toBe(at);
  // The clock shows both alike where it is set back in between.
  const before = '2026-12-01T23:59:59.500Z';
  expect(fromLocal(toLocal(before), before)).toBe(before);
  expect(fromLocal('2026-12-02T10:00', before)).not.toBe(before);
});
