import { describe, expect, it } from 'vitest';
import {
  type Answered,
  participationOf,
} from '../../../../../../lib/domain/evaluations/results/summary/participation-groups.ts';

const answered = (evaluation: string, days: readonly [string, number][]): Answered => ({
  evaluation,
  departments: ['mathematics'],
  enrolled: 20,
  enrolledBefore: 20,
  completed: days.reduce((sum, [, count]) => sum + count, 0),
  threshold: 3,
  isWithheld: false,
  days: new Map(days),
});

describe('how many have answered', () => {
  it('is not shown of fewer than five', () => {
    const four = answered('one', [['2026-11-20', 4]]);
    expect(participationOf([four])).toEqual({ total: null, days: [], departments: [], class_sizes: [] });
    const {
      total,
      days,
      departments,
      class_sizes: sizes,
    } = participationOf([four, answered('two', [['2026-11-20', 1]])]);
    const five = { enrolled: 40, completed: 5, response_rate: 0.125 };
    expect(total).toEqual({ evaluations: 2, ...five });
    expect(days).toEqual([{ day: '2026-11-20', completed: 5, response_rate: 0.125 }]);
    expect(departments).toEqual([{ department: 'mathematics', evaluations: 2, ...five }]);
    expect(sizes).toMatchObject([{ evaluations: 2, ...five }]);
  });

  it('has a day of fewer than five with the days after it', () => {
    const days = participationOf([
      answered('one', [
        ['2026-11-20', 6],
        ['2026-11-21', 4],
        ['2026-11-22', 1],
        ['2026-11-23', 2],
      ]),
    ]).days;
    expect(days.map(({ day, completed }) => [day, completed])).toEqual([
      ['2026-11-20', 6],
      ['2026-11-22', 11],
    ]);
  });
});
