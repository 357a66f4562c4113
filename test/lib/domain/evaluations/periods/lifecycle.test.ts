import { describe, expect, it } from 'vitest';
import { goesBack, isFree } from '../../../../../lib/domain/evaluations/periods/lifecycle.ts';
import { periodStatuses } from '../../../../../lib/resources/course-evaluations/period-status.ts';

const transitions = periodStatuses.flatMap((from) => periodStatuses.map((to) => ({ from, to })));

describe('a period that opens again or earlier', () => {
  it('goes back from open, closed and released only', () => {
    const back = transitions.filter(goesBack).map(({ from, to }) => `${from} → ${to}`);
    expect(back).toEqual([
      'open → draft',
      'open → scheduled',
      'closed → draft',
      'closed → scheduled',
      'closed → open',
      'released → draft',
      'released → scheduled',
      'released → open',
    ]);
  });
});

describe('a change of a period', () => {
  const statesWhere = (change: Parameters<typeof isFree>[0]) => periodStatuses.filter((state) => isFree(change, state));

  it.each(['goBack', 'coverLess', 'lowerThreshold', 'openLater', 'deleteSchedule', 'deleteQuestionSection'] as const)(
    'is free until the period opens: %s',
    (change) => {
      expect(statesWhere(change)).toEqual(['draft', 'scheduled']);
    },
  );

  it.each(['changeSettings', 'changeOwnSettings'] as const)('is free until the period closes: %s', (change) => {
    expect(statesWhere(change)).toEqual(['draft', 'scheduled', 'open']);
  });

  it.each(['coverOthers', 'changeQuestions', 'deletePeriod'] as const)(
    'depends on more than the state: %s',
    (change) => {
      expect(statesWhere(change)).toEqual([]);
    },
  );
});
