import { count, toAnswered, toNumber, toPercent } from '../parts/formats.ts';

export const en = {
  now: 'Open now',
  noneOpen: 'No period is open now.',
  rate: toAnswered,
  hidden: 'How many have answered is not shown: too few.',
  nobody: 'Nobody has answered yet. Have the students been invited?',
  before: (rate: number, name: string, difference: number) => {
    const points = Math.round(Math.abs(difference) * 100);
    if (points === 0) return `As many as on the same day of ${name}.`;
    return `${count(points, 'point', 'points')} ${difference > 0 ? 'more' : 'less'} than on the same day of ${name} (${toPercent(rate)}).`;
  },
  closes: (when: string) => `Closes ${when}`,
  closesNever: 'No closing time',
  behind: (number: number, more: boolean) =>
    `${more ? `${toNumber(number)} or more` : toNumber(number)} ${number === 1 ? 'section falls' : 'sections fall'} behind`,
  lowest: (name: string, rate: number) => `the lowest is ${name}, ${toPercent(rate)}`,
  toDo: 'What to do next',
  nothingToDo: 'Nothing waits for you.',
  looking: 'One moment …',
  tasks: {
    begin: ['There is no evaluation period yet.', 'Make the first one'],
    draft: (name: string) => [`${name} is a draft that no student sees.`, 'Complete and publish it'],
    scheduled: (name: string, when: string) => [`${name} opens ${when}.`, 'Invite students'],
    unscheduled: (name: string) => [`${name} is published, and has no opening time.`, 'Set the times'],
    endless: (name: string) => [`${name} is open, and has no closing time.`, 'Set one'],
    soon: (name: string, when: string) => [`${name} closes ${when}.`, 'List who has not answered'],
    comments: (name: string, number: number, isMore: boolean) => [
      `${name}: ${isMore ? `more than ${toNumber(number)} comments wait` : `${count(number, 'comment waits', 'comments wait')}`} for review.`,
      'Review them',
    ],
    release: (name: string) => [`${name} has closed, and its results are not released.`, 'Look, and release them'],
    releases: (name: string, when: string) => [`The results of ${name} come out ${when}.`, 'Look at them before'],
  },
  results: 'Latest results',
  noResults: 'No results yet',
  noResultsLead: 'They appear here when a period has closed and the evaluation office has released its results.',
  allResults: 'All results',
} as const;
