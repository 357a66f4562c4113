import { count } from '../parts/formats.ts';

/** The words in English. */
export const en = {
  title: 'Ask your class while the term runs',
  lead: 'A few questions to your students, whose answers you alone read. There is still time to change something.',
  ask: 'Ask your class now',
  left: (left: number) => `You can ask ${left === 1 ? 'once more' : 'twice'} this term`,
  open: (name: string, closes: string) => `${name}: open, closes ${closes}`,
  closed: (name: string) => `${name}: closed`,
  result: 'Read the result',
  page: 'Ask your class',
  missing: 'You cannot ask this class now.',
  missingLead:
    'Either you do not teach it, or you have asked it twice, or the term has not begun, or its last three weeks have.',
  empty: 'There is nothing to ask yet',
  emptyLead: 'The evaluation office has not offered questions in the question bank.',
  reader: (threshold: number) =>
    `You alone see the result, once it has closed and at least ${threshold} students have answered. Nobody reviews comments.`,
  questions: 'Questions',
  chosen: (chosen: number, most: number) => `${chosen} of at most ${most} chosen`,
  choose: 'Choose at least one question.',
  days: 'How long?',
  day: (number: number) => count(number, 'day', 'days'),
  start: 'Start now',
  starting: 'Starting …',
  failed: 'It was not started',
  name: 'Midterm evaluation',
} as const;
