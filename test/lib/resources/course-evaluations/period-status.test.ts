import { describe, expect, it } from 'vitest';
import { periodStatus } from '../../../../lib/resources/course-evaluations/period-status.ts';

const at = (moment: string) => new Date(moment);
const opensAt = '2025-05-01T08:00:00.000Z';
const closesAt = '2025-05-10T08:00:00.000Z';
const resultsReleaseAt = '2025-05-20T08:00:00.000Z';
const times = { draft: false, opensAt, closesAt, resultsReleaseAt };

describe('the status of a period', () => {
  it.each([
    ['2025-05-01T07:59:59.999Z', 'scheduled'],
    [opensAt, 'open'],
    ['2025-05-10T07:59:59.999Z', 'open'],
    [closesAt, 'closed'],
    ['2025-05-20T07:59:59.999Z', 'closed'],
    [resultsReleaseAt, 'released'],
  ])('at %s is %s', (moment, status) => {
    expect(periodStatus(times, at(moment))).toBe(status);
  });

  it('is draft whatever the time', () => {
    expect(periodStatus({ ...times, draft: true }, at('2030-01-01T00:00:00Z'))).toBe('draft');
  });

  it('stays where the next time is not set', () => {
    const later = at('2030-01-01T00:00:00Z');
    expect(periodStatus({ ...times, opensAt: null }, later)).toBe('scheduled');
    expect(periodStatus({ ...times, closesAt: null }, later)).toBe('open');
    expect(periodStatus({ ...times, resultsReleaseAt: null }, later)).toBe('closed');
  });

  it('is never released before it closes', () => {
    const early = { ...times, resultsReleaseAt: '2025-05-02T00:00:00.000Z' };
    expect(periodStatus(early, at('2025-05-05T00:00:00Z'))).toBe('open');
    expect(periodStatus(early, at(closesAt))).toBe('released');
  });
});
