import type { TeachingSource } from '../../lib/domain/evaluations/results/reports/make-teaching-report.ts';
import type { TaughtClass, TaughtQuestion } from '../../lib/domain/evaluations/results/reports/teaching-class.ts';

/** A question of a class that was answered. */
export const taughtQuestion = (key: string, own: Partial<TaughtQuestion> = {}): TaughtQuestion => ({
  key,
  text: `Question ${key}`,
  language: null,
  isAboutInstructor: false,
  isConditional: false,
  scale: { points: 5, first: 1, polarity: 'ascending', favourable_values: [4, 5] },
  n: 12,
  figures: { interpolated_median: 4.1, percent_favourable: 0.75, percent_favourable_interval: [0.568, 0.872] },
  ...own,
});

/** A class of a year, in which one question was asked. */
export const taughtClassOf = (year: number, own: Partial<TaughtClass> = {}): TaughtClass => ({
  name: `MATH ${year}, 001`,
  when: ['Autumn', `Autumn ${year}`],
  closed_on: `${year}-12-08`,
  response_rate: 0.6,
  is_preview: false,
  results_guidelines: '<p>Read the comments too.</p>',
  questions: [taughtQuestion('aims')],
  ...own,
});

/** What a teaching report of tests is made of. */
export const teachingSource = (own: Partial<TeachingSource> = {}): TeachingSource => ({
  teacher: 'Ada',
  classes: [taughtClassOf(2025), taughtClassOf(2024)],
  withheld: [],
  language: 'en',
  institution: { name: 'Ellery Bay University', logo: null },
  reader: { person: 'Ada' },
  now: new Date('2026-01-02T03:04:05.000Z'),
  ...own,
});
