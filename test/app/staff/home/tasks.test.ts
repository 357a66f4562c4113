import { expect, it } from 'vitest';
import { tasksOf } from '../../../../app/src/staff/home/tasks.ts';
import type { Period } from '../../../../app/src/staff/periods/queries.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const inDays = (days: number): string => new Date(now + days * 86_400_000).toISOString();

const period = (name: string, status: string, times: object = {}, release: string | null = null): Period =>
  // As much of the resources as is looked at.
  ({
    resource: { id: name, attributes: { name, status, results_release_at: release } },
    schedule: { attributes: { opens_at: null, closes_at: null, ...times } },
  }) as unknown as Period;

it('what waits for the office is listed, the most urgent first, with where to do it', () => {
  const periods = [
    period('A', 'released', {}, inDays(-9)),
    period('B', 'draft'),
    period('C', 'scheduled', { opens_at: inDays(3) }),
    period('D', 'scheduled'),
    period('E', 'closed'),
    period('F', 'closed', {}, inDays(2)),
    period('G', 'open', { closes_at: inDays(9) }),
    period('H', 'open', { closes_at: inDays(1) }),
    period('I', 'open'),
  ];
  expect(tasksOf(periods, now).map(({ text, href }) => [text, href])).toEqual([
    ['H closes tomorrow.', '/periods/H'],
    ['I is open, and has no closing time.', '/periods/I'],
    ['E has closed, and its results are not released.', '/periods/E'],
    ['The results of F come out in 2 days.', '/periods/F'],
    ['C opens in 3 days.', '/periods/C'],
    ['D is published, and has no opening time.', '/periods/D/settings'],
    ['B is a draft that no student sees.', '/periods/B'],
  ]);
});

it('an office that has nothing yet sees how to begin', () => {
  expect(tasksOf([], now)).toMatchObject([{ href: '/periods/new' }]);
});
