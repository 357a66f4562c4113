import { describe, expect, it } from 'vitest';
import { comparableTo, quietSince, rateByDay } from '../../../../app/src/staff/periods/comparable.ts';
import type { Period } from '../../../../app/src/staff/periods/queries.ts';

const period = (id: string, opensAt: string, attributes: object = {}): Period =>
  // As much of the resources as is looked at.
  ({
    resource: { id, attributes: { evaluation_type: 'end_of_term', kind: null, status: 'released', ...attributes } },
    schedule: { attributes: { opens_at: opensAt } },
  }) as unknown as Period;

describe('the period that one is compared with', () => {
  const now = period('now', '2026-11-10T05:00:00.000Z');

  it('is the last one before of the same kind', () => {
    const spring = period('spring', '2026-05-10T05:00:00.000Z');
    const before = period('before', '2025-11-10T05:00:00.000Z');
    const midterm = period('midterm', '2026-09-10T05:00:00.000Z', { evaluation_type: 'midterm' });
    const draft = period('draft', '2026-10-10T05:00:00.000Z', { status: 'draft' });
    const later = period('later', '2027-05-10T05:00:00.000Z');
    expect(comparableTo(now, [later, draft, midterm, before, spring, now])?.resource.id).toBe('spring');
  });

  it('is none where there is none', () => {
    expect(comparableTo(now, [now])).toBeUndefined();
  });
});

describe('the response rate by day', () => {
  const times = { opensAt: '2026-11-10T23:00:00.000Z', until: '2026-11-13T01:00:00.000Z' };

  it('grows with each day since the opening', () => {
    const days = [
      { day: '2026-11-10', completed: 2 },
      { day: '2026-11-12', completed: 3 },
    ];
    expect(rateByDay({ enrolled: 10, days }, times)).toEqual([
      { x: 0, y: 0.2 },
      { x: 1, y: 0.2 },
      { x: 2, y: 0.5 },
      { x: 3, y: 0.5 },
    ]);
  });

  it('is never above one, and there is none where nobody is enrolled', () => {
    const days = [{ day: '2026-11-10', completed: 9 }];
    expect(rateByDay({ enrolled: 8, days }, times).at(-1)).toEqual({ x: 3, y: 1 });
    expect(rateByDay({ enrolled: 0, days }, times)).toEqual([]);
  });
});

describe('the day since which nobody has answered', () => {
  const days = [
    { day: '2026-11-10', completed: 2 },
    { day: '2026-11-12', completed: 1 },
    { day: '2026-11-20', completed: 0 },
  ];

  it('is shown after a fortnight', () => {
    expect(quietSince(days, '2026-11-26T08:00:00.000Z')).toBe('2026-11-12');
    expect(quietSince(days, '2026-11-25T23:00:00.000Z')).toBeUndefined();
    expect(quietSince([], '2026-11-26T08:00:00.000Z')).toBeUndefined();
  });
});
